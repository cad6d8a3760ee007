export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" style={{ width: '100%', height: '100%' }}>
      <rect width="32" height="32" fill="#faf7f1" />
      <g fill="#8c3d25" transform="translate(5 4.5) scale(0.69)">
        <path
          fillRule="evenodd"
          d="M16 2 30 14v16H2V14L16 2Zm0 10.5c-3.6 0-6.5 2.9-6.5 6.5v7.5h13V19c0-3.6-2.9-6.5-6.5-6.5Z"
        />
        <path d="M16 15.5c1.9 2 3 3.7 3 5.5a3 3 0 0 1-6 0c0-1.8 1.1-3.5 3-5.5Z" />
      </g>
    </svg>
  );
}
