// Types of htm as the page uses it. In htm's own types a function within a template has no type,
// which strict checks refuse.

import type { ComponentChild, ContainerNode, VNode } from "preact";

type Value = ((...args: any[]) => unknown) | object | string | number | bigint | boolean | null | undefined;

export function html(strings: TemplateStringsArray, ...values: Value[]): VNode;
export function render(tree: ComponentChild, parent: ContainerNode): void;
