/** Pages that institutional pages lead to. */
export const CONTACT_PATH = '/institucional/contato';
export const FAQ_PATH = '/institucional/duvidas';
export const STORES_PATH = '/institucional/nossas-lojas';
export const COMPANY_SIMULATION_PATH = '/simulador/assinatura-de-veiculos-mensal?tipo=pj';
