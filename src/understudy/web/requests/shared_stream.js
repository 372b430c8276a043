// One stream for all tabs of a browser, which allows a server only a few connections: one tab listens and passes on
// what it hears. It is one that can be seen, since browsers let others sleep; a hidden tab hears nothing.

/**
 * @typedef {{ what: string, id?: string, revision?: number | null, words?: import("../types").Message }} Notice
 * @typedef {(notice: Notice) => void} Listener
 */

/** What is asked by a tab that comes later. */
const STATE_REQUEST = "how is it?";

/**
 * A stream that is opened once for all.
 * @param {string} name the same in all tabs
 * @param {(hear: Listener) => () => void} listen opens the stream; gives what closes it
 * @returns {(hear: Listener) => () => void} follows the stream; gives what ends that
 */
export function shareStream(name, listen) {
  /** @type {Set<Listener>} */
  const followers = new Set();
  /** Ends taking part; null while nobody here follows, or nobody looks. */
  let leave = /** @type {(() => void) | null} */ (null);

  /** @type {Listener} */
  const hear = (notice) => {
    for (const follower of followers) follower(notice);
  };

  /** Without the means to agree with others every tab has a stream of its own. */
  const join = () =>
    globalThis.navigator?.locks && globalThis.BroadcastChannel ? joinOtherTabs(name, listen, hear) : listen(hear);

  const look = () => {
    const wanted = followers.size > 0 && document.visibilityState !== "hidden";
    if (wanted && !leave) leave = join();
    else if (!wanted && leave) {
      leave();
      leave = null;
    }
  };

  return (follower) => {
    if (followers.size === 0) document.addEventListener("visibilitychange", look);
    followers.add(follower);
    look();
    return () => {
      followers.delete(follower);
      if (followers.size === 0) document.removeEventListener("visibilitychange", look);
      look();
    };
  };
}

/**
 * Take part: listen as soon as no other tab does, and hear from the one that does meanwhile.
 * @param {string} name @param {(hear: Listener) => () => void} listen @param {Listener} hear
 */
function joinOtherTabs(name, listen, hear) {
  const others = new BroadcastChannel(name);
  const leaving = new AbortController();
  /** What the stream was like last, if it is ours. */
  let state = /** @type {Notice | null} */ (null);
  others.addEventListener("message", ({ data }) => {
    if (data !== STATE_REQUEST) hear(data);
    else if (state) others.postMessage(state);
  });
  const lead = () =>
    new Promise((resolve) => {
      const close = listen((notice) => {
        if (notice.id === undefined) state = notice;
        others.postMessage(notice);
        hear(notice);
      });
      leaving.signal.addEventListener("abort", () => {
        close();
        resolve(null);
      });
    });
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {
    // We left before it was our turn.
  });
  others.postMessage(STATE_REQUEST);
  return () => {
    leaving.abort();
    others.close();
  };
}
