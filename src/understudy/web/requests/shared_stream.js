// One event stream for all tabs, because browsers limit the connections to a server. One visible tab opens the stream
// and broadcasts its events; hidden tabs do not follow it, because browsers suspend them.

/**
 * @typedef {{ what: string, id?: string, revision?: number | null, reason?: import("../types").Message }} Notice
 * @typedef {(notice: Notice) => void} Listener
 */

/** Message of a new tab that asks for the state of the stream. */
const STATE_REQUEST = "how is it?";

/**
 * Return a function that follows a stream shared by all tabs; it returns a function that stops following.
 * @param {string} name of the lock and the broadcast channel
 * @param {(listener: Listener) => () => void} open opens the stream; returns a function that closes it
 * @returns {(listener: Listener) => () => void}
 */
export function shareStream(name, open) {
  /** @type {Set<Listener>} */
  const followers = new Set();
  /** Stops following; null while this tab is hidden or has no followers. */
  let leave = /** @type {(() => void) | null} */ (null);

  /** @type {Listener} */
  const notify = (notice) => {
    for (const follower of followers) follower(notice);
  };

  /** Without locks and broadcast channels every tab opens its own stream. */
  const join = () =>
    globalThis.navigator?.locks && globalThis.BroadcastChannel ? joinOtherTabs(name, open, notify) : open(notify);

  const update = () => {
    const wanted = followers.size > 0 && document.visibilityState !== "hidden";
    if (wanted && !leave) leave = join();
    else if (!wanted && leave) {
      leave();
      leave = null;
    }
  };

  return (follower) => {
    if (followers.size === 0) document.addEventListener("visibilitychange", update);
    followers.add(follower);
    update();
    return () => {
      followers.delete(follower);
      if (followers.size === 0) document.removeEventListener("visibilitychange", update);
      update();
    };
  };
}

/**
 * Follow the stream of another tab, and open it here as soon as no other tab does.
 * @param {string} name @param {(listener: Listener) => () => void} open @param {Listener} notify
 */
function joinOtherTabs(name, open, notify) {
  const channel = new BroadcastChannel(name);
  const abort = new AbortController();
  /** Last state of the stream, if this tab opened it. */
  let state = /** @type {Notice | null} */ (null);
  channel.addEventListener("message", ({ data }) => {
    if (data !== STATE_REQUEST) notify(data);
    else if (state) channel.postMessage(state);
  });
  const lead = () =>
    new Promise((resolve) => {
      const close = open((notice) => {
        if (notice.id === undefined) state = notice;
        channel.postMessage(notice);
        notify(notice);
      });
      abort.signal.addEventListener("abort", () => {
        close();
        resolve(null);
      });
    });
  navigator.locks.request(name, { signal: abort.signal }, lead).catch(() => {
    // This tab stopped following before it got the lock.
  });
  channel.postMessage(STATE_REQUEST);
  return () => {
    abort.abort();
    channel.close();
  };
}
