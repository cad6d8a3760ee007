type Described = {
  title?: string | null | undefined;
  description?: string | null | undefined;
  metadata?:
    | {
        pageTitle?: string | null | undefined;
        description?: string | null | undefined;
        socialTitle?: string | null | undefined;
        socialDescription?: string | null | undefined;
      }
    | null
    | undefined;
};

export function headWords({ title, description, metadata }: Described, agency: string | null | undefined) {
  const words = metadata?.description ?? description ?? undefined;
  return {
    title: metadata?.pageTitle ?? [title, agency].filter(Boolean).join(' – '),
    description: words,
    socialTitle: metadata?.socialTitle ?? metadata?.pageTitle ?? title ?? '',
    socialDescription: metadata?.socialDescription ?? words,
  };
}
