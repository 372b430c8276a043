// htm as the page uses it. Its own types give a function within a template no type at all, which strict
// checks refuse; a template hands it on to whatever stands there, and knows of it only that it is one.

import type { ComponentChild, ContainerNode, VNode } from "preact";

type Handed = ((...args: any[]) => unknown) | object | string | number | bigint | boolean | null | undefined;

export function html(strings: TemplateStringsArray, ...values: Handed[]): VNode;
export function render(tree: ComponentChild, parent: ContainerNode): void;
