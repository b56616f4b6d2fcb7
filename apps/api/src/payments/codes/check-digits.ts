/** Weights 2 to 9 from the right; 0, 10 and 11 become 1. */
export function modulo11(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (2 + (at % 8)), 0);
  const check = 11 - (sum % 11);
  return String(check === 0 || check > 9 ? 1 : check);
}

/** Weights 2 and 1 from the right, digits of each product added. */
export function modulo10(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const product = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
