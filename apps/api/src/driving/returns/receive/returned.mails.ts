import { type CarReturn, type OwedItem } from '@site/api-contract';
import { formatCount, formatDate, storeName } from '@site/api-contract/brazil';
import { type CompanyConfig, reachUs } from '#platform/company';
import { type Mail } from '#platform/mail/mail';
import { reais } from '#platform/mail/mail-money';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import { storeFacts } from '../../../catalog/dealerships/store-facts';
import { midSentence } from '../../../contracts/ledger/item-labels.rules';
import { contractFacts } from '../../../sales/simulations/pricing/plan-facts';
import { linkTo } from '../returns.mails';
import { type ReturnFacts } from '../returns.repository';

/** One bill alone is the whole sum, which stands before it. */
const billText = (
  { label, open, dueDate, late }: OwedItem,
  _index: number,
  { length }: readonly OwedItem[],
) =>
  [
    midSentence(label),
    ...(length > 1 ? [reais(open)] : []),
    `${late ? 'venceu' : 'vence'} em ${formatDate(dueDate)}`,
  ].join(', ');

/** Receipt of the car: the contract is over; the charges and the refund. */
export function returnedMail(
  config: MailConfig & CompanyConfig,
  facts: ReturnFacts,
  {
    kind,
    charged,
    refund,
    owed,
    bills = [],
    damages,
    contestUntil,
    odometerKm,
    km,
  }: CarReturn,
): Mail {
  const today = km.readOn;
  const store = storeName(storeFacts(facts.dealership));
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: `Contrato ${facts.contract.number}: carro devolvido`,
    paragraphs: [
      kind === 'desistencia'
        ? [
            `A loja ${store}, recebeu o seu carro em ${formatDate(today)}.`,
            'Com isso, a sua desistência está completa.',
          ]
        : [
            `A loja ${store}, recebeu o seu carro em ${formatDate(today)}, e o contrato terminou.`,
            'Foi bom rodar com você.',
          ],
      owed > 0
        ? [
            `Ficaram ${reais(owed)} em aberto:`,
            `${bills.map(billText).join('; ')}.`,
            'Pague pela sua área.',
          ]
        : 'O acerto não deixou nada em aberto.',
      refund > 0 && `Devolvemos ${reais(refund)} pelo mesmo caminho do pagamento.`,
      contestUntil && [
        `A vistoria anotou ${damages.length === 1 ? '1 dano' : `${damages.length} danos`}.`,
        `Veja fotos e orçamento na sua área e responda até ${formatDate(contestUntil)}: aceite, ou conteste só aquilo com que não concorda.`,
        'Nada é cobrado antes disso.',
      ],
      `Não foi você que devolveu o carro? Avise agora: ${reachUs(config)}.`,
    ],
    facts: [
      ...contractFacts(facts.contract),
      ['Km no painel', formatCount(odometerKm ?? 0)],
      ...charged.map(({ label, amount }): [string, string] => [label, reais(amount)]),
      refund > 0 && ['Você recebe de volta', reais(refund)],
    ],
    link: linkTo(facts),
  });
}
