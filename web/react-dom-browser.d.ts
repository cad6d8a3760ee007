// The build of React DOM for workers, by a name that development in Node resolves to it as well.
declare module 'react-dom/server.browser' {
  export { renderToReadableStream, renderToString } from 'react-dom/server';
}
