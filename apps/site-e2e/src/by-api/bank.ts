/** Actions on the sandbox bank's pages, without a browser. */
const BANK = process.env['BANK_PAGE_URL'] ?? 'http://localhost:4300';

/** Pays a Pix by its code, as the payer's app would. */
export async function payAtBank(code: string): Promise<void> {
  const found = await page(`?busca=${encodeURIComponent(code)}`);
  await press(`cobrancas/${idIn(found, /\/cobrancas\/([\w-]+)\/pagar"/)}/pagar`);
}

async function page(path: string): Promise<string> {
  return (await fetch(`${BANK}/${path}`)).text();
}

async function press(path: string): Promise<void> {
  const answer = await fetch(`${BANK}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The bank answered ${answer.status}`);
}

function idIn(html: string, pattern: RegExp): string {
  const id = pattern.exec(html)?.[1];
  if (!id) throw new Error('The bank does not show this');
  return id;
}
