import type { ReactNode } from 'react';

/** Fixed, because the drawings keep the house colours in a dark Studio too. */
export const ink = '#211f1b';
export const accent = '#8c3d25';
export const paper = '#faf7f1';
const soft = '#e9e0d2';

/** Hidden from screen readers, because the text beside it says the same. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true" style={{ display: 'block', width: '100%' }}>
      <rect width="240" height="120" fill={soft} />
      {children}
    </svg>
  );
}

type SheetProps = { x: number; y: number; width: number; height: number; children?: ReactNode };

export function Sheet({ children, ...box }: SheetProps) {
  return (
    <g>
      <rect {...box} rx="4" fill={paper} stroke={ink} strokeWidth="2" />
      {children}
    </g>
  );
}

export function Lines({ x, y, widths }: { x: number; y: number; widths: number[] }) {
  return (
    <g stroke={ink} strokeWidth="3" strokeLinecap="round" opacity="0.75">
      {widths.map((width, index) => (
        <line key={index} x1={x} x2={x + width} y1={y + index * 11} y2={y + index * 11} />
      ))}
    </g>
  );
}

export function House({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={ink} strokeWidth="2" strokeLinejoin="round">
      <path d="M0 18 18 3l18 15v22H0z" fill={paper} />
      <path d="M-5 22 18 2l23 20" fill="none" stroke={accent} strokeWidth="3" strokeLinecap="round" />
      <path d="M14 40V27h9v13" fill={accent} />
    </g>
  );
}

export function Pointer({ x, y }: { x: number; y: number }) {
  return (
    <path
      d="M0 0v22l6-5 4 9 4-2-4-9h8z"
      transform={`translate(${x} ${y})`}
      fill={ink}
      stroke={paper}
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  );
}
