/** The style of the bank's pages: plain, and deliberately different from ours. */
export const STYLE = `
:root {
  color-scheme: light;
  font:
    16px/1.5 system-ui,
    sans-serif;
  color: #1c1b2e;
  background: #f3f2f8;
}
body {
  margin: 0;
}
header {
  background: #2b2466;
  color: #fff;
  padding: 16px 24px;
}
header a {
  color: #fff;
  font-size: 1.25rem;
  font-weight: 800;
  text-decoration: none;
}
header p {
  margin: 0;
  color: #d9d6f3;
}
main {
  max-width: 1080px;
  margin: 0 auto;
  padding: 24px 16px 64px;
}
h1 {
  margin: 0 0 4px;
}
h2 {
  margin: 32px 0 12px;
  font-size: 1.25rem;
}
h3 {
  margin: 0 0 4px;
  font-size: 1.0625rem;
}
p {
  margin: 0 0 8px;
}
.soft {
  color: #5b5870;
}
[role='search'] {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: end;
}
.tools {
  display: flex;
  flex-wrap: wrap;
  gap: 16px 32px;
  align-items: end;
  margin: 16px 0;
}
fieldset {
  border: 0;
  margin: 0;
  padding: 0;
  display: flex;
  gap: 8px;
  flex-wrap: wrap;
}
legend {
  padding: 0;
  margin-bottom: 4px;
  font-weight: 600;
}
label {
  display: inline-grid;
  gap: 4px;
  font-weight: 600;
}
input {
  font: inherit;
  padding: 8px 10px;
  border: 1px solid #77738f;
  border-radius: 8px;
  background: #fff;
  max-width: 100%;
}
button {
  font: inherit;
  font-weight: 600;
  padding: 8px 14px;
  border: 1px solid #2b2466;
  border-radius: 8px;
  background: #fff;
  color: #2b2466;
  cursor: pointer;
}
button:hover {
  background: #ecebf7;
}
button.main,
button[aria-pressed='true'] {
  background: #2b2466;
  color: #fff;
}
:focus-visible {
  outline: 3px solid #c2410c;
  outline-offset: 2px;
}
.cards {
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
}
.cards li {
  background: #fff;
  border: 1px solid #d7d4e6;
  border-radius: 12px;
  padding: 16px;
  overflow-wrap: anywhere;
}
.cards form {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: end;
  margin-top: 12px;
}
.other {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: end;
}
.state {
  display: inline-block;
  padding: 2px 10px;
  border-radius: 999px;
  background: #ecebf7;
  font-size: 0.875rem;
  font-weight: 700;
}
.state.paid,
.state.aceita {
  background: #d6f3df;
  color: #11512a;
}
.state.declined,
.state.failed,
.state.rejeitada,
.state.cancelada {
  background: #fde1dc;
  color: #8a1f0c;
}
.card-form {
  display: grid;
  gap: 16px;
  max-width: 360px;
}
.problem {
  color: #8a1f0c;
  font-weight: 700;
}
td {
  padding: 4px 16px 4px 0;
}
`;
