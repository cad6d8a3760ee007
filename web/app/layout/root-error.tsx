import type { LanguageId } from 'schemas/languages.ts';

/** These words stand in code because they are needed when the CMS cannot give any. */
const words: Record<LanguageId, { title: string; message: string }> = {
  nl: {
    title: 'Even niet bereikbaar',
    message: 'Onze website is op dit ogenblik niet beschikbaar. Probeer het over enkele minuten opnieuw.',
  },
  fr: {
    title: 'Momentanément indisponible',
    message: 'Notre site n’est pas disponible pour le moment. Veuillez réessayer dans quelques minutes.',
  },
  en: {
    title: 'Unavailable for a moment',
    message: 'Our website is not available at the moment. Please try again in a few minutes.',
  },
  de: {
    title: 'Zurzeit nicht erreichbar',
    message:
      'Unsere Website ist im Moment nicht verfügbar. Bitte versuchen Sie es in einigen Minuten erneut.',
  },
};

/** The title of the document in which `RootError` stands. */
export function rootErrorTitle(language: LanguageId): string {
  return words[language].title;
}

/** Stands in place of everything when even the layout has failed. */
export function RootError({ language }: { language: LanguageId }) {
  const { title, message } = words[language];
  return (
    <main className="wrap py-section">
      <h1 className="heading-1">{title}</h1>
      <p className="lead mt-4">{message}</p>
    </main>
  );
}
