import { isRouteErrorResponse } from '@remix-run/react';
import type { LanguageId } from 'schemas/languages.ts';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { LogoMark } from '../../ui/icon/logo-mark.tsx';
import { useRequestId } from '../../ui/page/request-id.tsx';

/** Hard-coded because they are needed exactly when the CMS is unavailable. */
const words: Record<LanguageId, { title: string; message: string; reference: string }> = {
  nl: {
    title: 'Even niet bereikbaar',
    message: 'Onze website is op dit ogenblik niet beschikbaar. Probeer het over enkele minuten opnieuw.',
    reference: 'Als u ons hierover contacteert, vermeld dan dit nummer:',
  },
  fr: {
    title: 'Momentanément indisponible',
    message: 'Notre site n’est pas disponible pour le moment. Veuillez réessayer dans quelques minutes.',
    reference: 'Si vous nous contactez à ce sujet, mentionnez ce numéro :',
  },
  en: {
    title: 'Unavailable for a moment',
    message: 'Our website is not available at the moment. Please try again in a few minutes.',
    reference: 'If you contact us about this, please mention this number:',
  },
  de: {
    title: 'Zurzeit nicht erreichbar',
    message:
      'Unsere Website ist im Moment nicht verfügbar. Bitte versuchen Sie es in einigen Minuten erneut.',
    reference: 'Wenn Sie uns dazu kontaktieren, nennen Sie bitte diese Nummer:',
  },
};

export function rootErrorTitle(language: LanguageId): string {
  return words[language].title;
}

type RootErrorProps = {
  language: LanguageId;
  contact?: { phone?: string | null; email?: string | null } | undefined;
};

/** Reads the agency's contact details from the response a loader threw. */
export function contactOf(error: unknown): RootErrorProps['contact'] {
  if (!isRouteErrorResponse(error) || error.status !== 503) return undefined;
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null) return undefined;
  const text = (name: string) => {
    const value: unknown = Reflect.get(data, name);
    return typeof value === 'string' ? value : null;
  };
  return { phone: text('phone'), email: text('email') };
}

/** Last resort, rendered when even the layout failed. */
export function RootError({ language, contact }: RootErrorProps) {
  const { title, message, reference } = words[language];
  const id = useRequestId();
  return (
    <main className="wrap py-section">
      <p className="logo mb-6">
        <LogoMark />
      </p>
      <h1 className="heading-1">{title}</h1>
      <p className="lead mt-4 mb-6">{message}</p>
      <ContactLinks phone={contact?.phone} email={contact?.email} />
      {id && (
        <p className="mt-6 text-sm text-muted">
          {reference} {id}
        </p>
      )}
    </main>
  );
}
