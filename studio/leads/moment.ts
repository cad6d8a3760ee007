const moment = new Intl.DateTimeFormat('en-BE', { dateStyle: 'medium', timeStyle: 'short' });

export function momentText(iso: string): string {
  return moment.format(new Date(iso));
}
