const DOTS = '•••';

/**
 * `m•••@rodar.test`: enough to recognize one's own address, too little for somebody who
 * looks over a shoulder.
 */
export function discreetEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? DOTS : `${email.slice(0, 1)}${DOTS}${email.slice(at)}`;
}
