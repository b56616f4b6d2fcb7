import { render, screen } from '@testing-library/react';
import { type FooterContent } from '@site/api-contract';
import { Footer } from './footer';

const content: FooterContent = {
  files: {
    termos_de_uso: '/media/termos.pdf',
    politica_de_privacidade: '',
    politica_de_cookies: '/media/cookies.pdf',
  },
  about: 'Carro zero por assinatura.',
  company: 'Rodar Assinaturas S.A.',
  copyright: '© 2026 Rodar',
  phone: '0800 000 0000',
  hours: ['Segunda a sexta, 08h às 20h', 'Sábado, 08h às 14h'],
  facebookUrl: 'https://www.facebook.com/rodar',
  instagramUrl: 'javascript:alert(1)',
};

const href = (name: string) =>
  screen.getAllByRole('link', { name })[0]?.getAttribute('href');

describe('the footer', () => {
  it('leads to the pages of the site map', () => {
    render(<Footer viewer={{ kind: 'anonymous' }} content={content} />);
    expect(href('Como funciona')).toBe(
      '/institucional/como-funciona-contratar-carro-por-assinatura-mensal',
    );
    expect(href('Dúvidas')).toBe('/institucional/duvidas');
    expect(href('Para empresas')).toBe('/institucional/aluguel-de-carros-para-empresas');
    expect(href('Faça uma simulação')).toBe('/simulador');
    expect(href('Voltar ao topo')).toBe('#top');
  });

  it('leads to the files of the CMS, or to our pages where it names none', () => {
    render(<Footer viewer={{ kind: 'anonymous' }} content={content} />);
    expect(href('Termos de uso')).toBe('/media/termos.pdf');
    expect(href('Políticas de Cookies')).toBe('/media/cookies.pdf');
    expect(href('Política de Privacidade')).toBe(
      '/institucional/politica-de-privacidade',
    );
    expect(href('Preferências de cookies')).toBe(
      '/institucional/preferencias-de-cookies',
    );
    expect(href('Acessibilidade')).toBe('/institucional/acessibilidade');
  });

  it('is where the skip link of the header leads', () => {
    const { container } = render(
      <Footer viewer={{ kind: 'anonymous' }} content={content} />,
    );
    expect(container.querySelector('#rodape')?.tagName).toBe('FOOTER');
  });

  it('under a long form shows the service line, and the rest at a press', () => {
    render(<Footer viewer={{ kind: 'customer' }} content={content} folded />);
    const rest = screen.getByText('Mapa do site e documentos').closest('details');
    expect(rest?.open).toBe(false);
    expect(rest?.contains(screen.getByText('0800 000 0000'))).toBe(false);
    for (const link of ['Como funciona', 'Faça uma simulação', 'Termos de uso'])
      expect(rest?.contains(screen.getByText(link))).toBe(true);
  });

  it('gives the phone as a link and the hours of service', () => {
    render(<Footer viewer={{ kind: 'customer' }} content={content} />);
    expect(href('0800 000 0000')).toBe('tel:08000000000');
    screen.getByText('Segunda a sexta, 08h às 20h');
    screen.getByText('Sábado, 08h às 14h');
  });

  it('names the company with its registration and address', () => {
    const company = 'Rodar Assinaturas S.A., CNPJ DE.MOF.AB1/0001-23, Curitiba, PR.';
    render(<Footer viewer={{ kind: 'anonymous' }} content={{ ...content, company }} />);
    screen.getByText(company);
  });

  it('leads to Facebook and Instagram, as the CMS names them', () => {
    render(
      <Footer
        viewer={{ kind: 'anonymous' }}
        content={{ ...content, instagramUrl: 'https://www.instagram.com/rodar' }}
      />,
    );
    expect(href('Facebook')).toBe('https://www.facebook.com/rodar');
    expect(href('Instagram')).toBe('https://www.instagram.com/rodar');
  });

  it('never follows an unsafe address of the CMS', () => {
    render(<Footer viewer={{ kind: 'anonymous' }} content={content} />);
    expect(href('Facebook')).toBe('https://www.facebook.com/rodar');
    expect(screen.queryByRole('link', { name: 'Instagram' })).toBeNull();
  });

  it('shows only the service line to dealer users', () => {
    for (const kind of ['dealer', 'seller'] as const) {
      const { container, unmount } = render(
        <Footer viewer={{ kind, dealershipId: '1' }} content={content} />,
      );
      expect(container.textContent).toBe(
        '0800 000 0000Segunda a sexta, 08h às 20hSábado, 08h às 14h',
      );
      expect(screen.getAllByRole('link')).toHaveLength(1);
      unmount();
    }
  });

  it('keeps its fixed links while the CMS is away', () => {
    render(<Footer viewer={{ kind: 'anonymous' }} />);
    expect(href('Termos de uso')).toBe('/institucional/termos-de-uso');
    expect(href('Políticas de Cookies')).toBe('/media/politica-de-cookies.pdf');
    screen.getByText('Sábado, 08h às 14h');
    screen.getByText('Assistência na estrada: 24 horas');
  });

  it('needs only the two files that the specification names', () => {
    const files = {
      termos_de_uso: '/media/t.pdf',
      politica_de_privacidade: '/media/p.pdf',
    };
    render(<Footer viewer={{ kind: 'anonymous' }} content={{ files }} />);
    expect(href('Termos de uso')).toBe('/media/t.pdf');
    expect(href('Política de Privacidade')).toBe('/media/p.pdf');
    screen.getByText('Segunda a sexta, 08h às 20h');
    for (const name of ['Facebook', 'Instagram'])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });
});
