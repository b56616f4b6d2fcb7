// What a feature may import of another one; lint keeps to it (.eslintrc.cjs).
module.exports = {
  /** From the ground up: a feature imports only what stands before it. */
  floors: [
    'addresses',
    'attribution',
    'consents',
    'dealerships',
    'documents',
    'ledger',
    'vehicles',
    'cms',
    'leads',
    'accounts',
    'contacts',
    'reservations',
    'simulations',
    'authentications',
    'installments',
    'proposals',
    'deliveries',
    'contracts',
    'payments',
    'subscription',
    'privacy',
  ],
  /** Files that others may import, besides each `*.repository` and `*.rules`. */
  doors: {
    accounts: [
      'account-claims',
      'confirmation.service',
      'devices',
      'password-proof',
      'pins',
    ],
    attribution: ['attribution'],
    authentications: ['renewal'],
    contracts: ['contracts.service', 'next-installment'],
    deliveries: ['deliveries.seed', 'reserve-stock'],
    documents: ['examine', 'read-upload', 'store-file', 'upload-scope'],
    installments: ['plan'],
    proposals: ['demo-times', 'mask-document', 'move-proposal'],
    simulations: [
      'pricing.service',
      'assisted-sale/cart-history',
      'simulation-code',
      'simulations.refusals',
    ],
    vehicles: ['vehicles.service'],
  },
  /** Files that do not keep the rule yet, with the reason; none new. */
  exceptions: [],
};
