/**
 * The colors of what the API draws, PDFs and mails: roles of tokens.css, which only style
 * sheets can read. A spec compares them.
 */
export const INK = {
  text: '#14231f',
  soft: '#4a5c56',
  line: '#d5ded9',
  paper: '#ffffff',
  ground: '#f4f7f5',
  accent: '#ffc72c',
} as const;
