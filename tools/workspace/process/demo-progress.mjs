/**
 * Shows on a terminal how many accounts of the demo have their past, by one line that is
 * written over; elsewhere by its first and its last state. Nothing is shown before
 * `begin`, so that the line stands below the welcome.
 */
export function demoProgress(out) {
  let begun = false;
  let latest;
  const write = () => {
    if (!begun || !latest) return;
    const { made, of } = latest;
    const line = `  Demo accounts: ${made} of ${of} are ready.`;
    if (out.isTTY) out.write(`\r\u001b[2K${line}${made === of ? '\n' : ''}`);
    else if (made === 0 || made === of) out.write(`${line}\n`);
  };
  return {
    begin() {
      begun = true;
      write();
    },
    show(progress) {
      latest = progress;
      write();
    },
  };
}
