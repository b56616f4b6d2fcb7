/**
 * Looks into the heap of an inspected process by the protocol of V8's inspector: `held()`
 * gives the megabytes of heap and buffers that are left after a collection.
 */
export async function openHeap({ inspector }) {
  const [{ webSocketDebuggerUrl }] = await (
    await fetch(`http://127.0.0.1:${inspector}/json`)
  ).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  const next = (event) =>
    new Promise((come) => socket.addEventListener(event, come, { once: true }));
  await next('open');
  const call = async (method) => {
    socket.send(JSON.stringify({ id: 1, method }));
    const { data } = await next('message');
    return JSON.parse(data).result;
  };
  return {
    async held() {
      await call('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize = 0 } = await call('Runtime.getHeapUsage');
      return (usedSize + backingStorageSize) / 2 ** 20;
    },
    close: () => socket.close(),
  };
}
