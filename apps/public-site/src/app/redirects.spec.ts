/** @jest-environment node */
import { createStaticHandler } from 'react-router-dom';
import { redirectRoutes } from './redirects';

// spec §2, route table, and docs/product/content.md
it.each([
  ['/home', '/'],
  ['/cadastro', '/cadastro-de-carro-por-assinatura-mensal'],
  [
    '/como-funciona-contratar-carro-por-assinatura-mensal',
    '/institucional/como-funciona-contratar-carro-por-assinatura-mensal',
  ],
  ['/aluguel-de-carros-para-empresas', '/institucional/aluguel-de-carros-para-empresas'],
  ['/faq', '/institucional/duvidas'],
  ['/kardian', '/'],
  ['/campanha-whatsapp', '/campanha-whatsApp'],
  ['/conta', '/conta/login'],
  ['/area-logada/propostas', '/area-logada'],
  ['/area-logada/contratos', '/area-logada'],
  ['/area-logada/entregas', '/area-logada'],
  ['/area-logada/atendimentos', '/area-logada'],
  ['/home?dealerid=7', '/?dealerid=7'],
])('%s redirects to %s', async (path, target) => {
  const answer = await createStaticHandler(redirectRoutes).query(
    new Request(`http://localhost:8080${path}`),
  );
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect(status).toBe(302);
  expect(headers.get('location')).toEqual(target);
});
