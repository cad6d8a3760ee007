import { useEffect, useRef, useState } from 'react';

type ComparisonHandleProps = { id: string; label: string; firstLabel: string };

const middle = 50;

export function ComparisonHandle({ id, label, firstLabel }: ComparisonHandleProps) {
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(middle);
  useEffect(() => {
    // A visitor may have moved the handle before the script came.
    setShare(input.current?.valueAsNumber ?? middle);
  }, []);
  useEffect(() => {
    document.getElementById(id)?.style.setProperty('--shown', `${String(share)}%`);
  }, [id, share]);
  return (
    <input
      ref={input}
      type="range"
      // Wider than the pictures by its knob, so that the middle of the knob reaches both edges.
      className="comparison-handle absolute -inset-x-6 inset-y-0 h-full w-[calc(100%+3rem)] cursor-ew-resize [touch-action:pan-y] appearance-none focus-visible:outline-none"
      aria-label={label}
      aria-valuetext={`${firstLabel}: ${String(share)} %`}
      defaultValue={middle}
      onInput={({ currentTarget }) => setShare(currentTarget.valueAsNumber)}
    />
  );
}
