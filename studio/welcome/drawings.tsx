import type { ReactNode } from 'react';

/** Fixed, because the drawings keep the house colours in a dark Studio too. */
const ink = '#211f1b';
const accent = '#8c3d25';
const paper = '#faf7f1';
const soft = '#e9e0d2';

/** Hidden from screen readers, because the text beside it says the same. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true" style={{ display: 'block', width: '100%' }}>
      <rect width="240" height="120" fill={soft} />
      {children}
    </svg>
  );
}

type SheetProps = { x: number; y: number; width: number; height: number; children?: ReactNode };

function Sheet({ children, ...box }: SheetProps) {
  return (
    <g>
      <rect {...box} rx="4" fill={paper} stroke={ink} strokeWidth="2" />
      {children}
    </g>
  );
}

function Lines({ x, y, widths }: { x: number; y: number; widths: number[] }) {
  return (
    <g stroke={ink} strokeWidth="3" strokeLinecap="round" opacity="0.75">
      {widths.map((width, index) => (
        <line key={index} x1={x} x2={x + width} y1={y + index * 11} y2={y + index * 11} />
      ))}
    </g>
  );
}

function House({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={ink} strokeWidth="2" strokeLinejoin="round">
      <path d="M0 18 18 3l18 15v22H0z" fill={paper} />
      <path d="M-5 22 18 2l23 20" fill="none" stroke={accent} strokeWidth="3" strokeLinecap="round" />
      <path d="M14 40V27h9v13" fill={accent} />
    </g>
  );
}

function Pointer({ x, y }: { x: number; y: number }) {
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

const round = { strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;

export function ChangeText() {
  return (
    <Drawing>
      <Sheet x={56} y={18} width={128} height={84}>
        <House x={128} y={46} />
        <Lines x={68} y={54} widths={[40, 34, 24]} />
        <rect x={64} y={28} width={58} height={14} rx="3" fill="none" stroke={accent} strokeWidth="2" />
        <line x1={70} x2={112} y1={35} y2={35} stroke={ink} strokeWidth="4" strokeLinecap="round" />
      </Sheet>
      <Pointer x={112} y={38} />
    </Drawing>
  );
}

export function ChangeMenu() {
  return (
    <Drawing>
      {[22, 76].map((y) => (
        <Sheet key={y} x={62} y={y} width={116} height={20}>
          <Lines x={86} y={y + 10} widths={[62]} />
        </Sheet>
      ))}
      <g transform="rotate(-3 120 58)">
        <rect x={74} y={48} width={116} height={20} rx="4" fill={paper} stroke={accent} strokeWidth="2.5" />
        <Lines x={98} y={58} widths={[50]} />
        <g fill={accent}>
          {[54, 61].map((y) => [82, 88].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y + 0.5} r="1.8" />))}
        </g>
      </g>
      <path d="M214 76V44m-8 8 8-8 8 8" stroke={accent} {...round} />
    </Drawing>
  );
}

export function AddPage() {
  return (
    <Drawing>
      <g transform="rotate(-5 92 60)">
        <Sheet x={62} y={24} width={60} height={74} />
      </g>
      <Sheet x={100} y={20} width={62} height={80}>
        <rect x={108} y={28} width={46} height={20} fill={accent} opacity="0.85" />
        <Lines x={110} y={62} widths={[40, 34, 40]} />
      </Sheet>
      <circle cx={166} cy={94} r="14" fill={accent} />
      <path d="M166 87v14m-7-7h14" stroke={paper} {...round} />
    </Drawing>
  );
}

export function Translate() {
  return (
    <Drawing>
      {[
        { x: 40, word: 'nl' },
        { x: 142, word: 'fr' },
      ].map(({ x, word }) => (
        <Sheet key={word} x={x} y={24} width={58} height={72}>
          <text x={x + 29} y={48} textAnchor="middle" fontSize="17" fontWeight="600" fill={accent}>
            {word}
          </text>
          <Lines x={x + 11} y={64} widths={[36, 28]} />
        </Sheet>
      ))}
      <path d="M108 60h24m-8-8 8 8-8 8" stroke={ink} {...round} />
    </Drawing>
  );
}

export function ShareDraft() {
  return (
    <Drawing>
      <rect
        x={46}
        y={24}
        width={58}
        height={72}
        rx="4"
        fill={paper}
        stroke={accent}
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <Lines x={56} y={42} widths={[38, 30, 38]} />
      <path d="M116 60h32" stroke={accent} strokeDasharray="1 8" {...round} />
      <circle cx={180} cy={46} r="13" fill={paper} stroke={ink} strokeWidth="2" />
      <path
        d="M156 96c0-20 10-30 24-30s24 10 24 30z"
        fill={paper}
        stroke={ink}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </Drawing>
  );
}

export function Publish() {
  return (
    <Drawing>
      <circle cx={172} cy={38} r="14" fill={accent} opacity="0.85" />
      <g transform="translate(116 40) scale(1.5)">
        <House x={0} y={0} />
      </g>
      <line x1={40} x2={200} y1={100} y2={100} stroke={ink} strokeWidth="2" strokeLinecap="round" />
      <path d="M74 88V52m-11 11 11-11 11 11" stroke={ink} {...round} />
    </Drawing>
  );
}
