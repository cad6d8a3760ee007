import type { ReactNode } from 'react';

const tones = { plain: 'notice', success: 'notice notice-success', danger: 'notice notice-danger' } as const;

export function Notice({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <p className={tones[tone]}>{children}</p>;
}
