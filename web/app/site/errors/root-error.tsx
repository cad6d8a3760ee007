import { isRouteErrorResponse } from '@remix-run/react';
import type { LanguageId } from 'schemas/languages.ts';
import { textsInCode } from '../../content/i18n/texts-in-code.ts';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { LogoMark } from '../../ui/icon/logo-mark.tsx';
import { useRequestId } from '../../ui/page/request-context.tsx';

export function rootErrorTitle(language: LanguageId): string {
  return textsInCode[language].rootError.title;
}

type RootErrorProps = {
  language: LanguageId;
  contact?: { phone?: string | null; email?: string | null } | undefined;
};

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

/** Rendered when even the layout failed. */
export function RootError({ language, contact }: RootErrorProps) {
  const { title, message, reference } = textsInCode[language].rootError;
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
