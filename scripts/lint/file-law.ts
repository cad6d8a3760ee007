import path from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';
import { rooms, sampleData } from './floors.ts';

export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
type SourceCode = Parameters<Rule['create']>[0]['sourceCode'];
type Scope = ReturnType<SourceCode['getScope']>;
type Node = Parameters<SourceCode['getScope']>[0];
type NodeOf<Type> = Extract<Node, { type: Type }>;

const joins = new Set(['join', 'resolve']);
const reads = new Set([
  'readFileSync',
  'readFile',
  'readdirSync',
  'readdir',
  'createReadStream',
  'existsSync',
]);

type Room = keyof typeof rooms;

const roomOf = (file: string) =>
  (Object.keys(rooms) as Room[]).find((room) => file === room || file.startsWith(`${room}/`));

function judgePath(file: string, target: string): string | undefined {
  const [room, targetRoom] = [roomOf(file), roomOf(target)];
  // Browser tests look into builds, and scripts run every room.
  if (!room || !targetRoom || room === targetRoom || room === 'tests' || room === 'scripts') return undefined;
  const may: readonly string[] = rooms[room];
  const isSample = room === 'web' && sampleData.some((folder) => `${target}/`.startsWith(folder));
  if (targetRoom === 'scripts' || may.includes(targetRoom) || isSample) return undefined;
  return `"${room}/" does not reach into "${target}": import it where scripts/lint/floors.ts allows.`;
}

type Read = { file: string; scope: Scope };

function pathOf(node: Node, read: Read): string | undefined {
  switch (node.type) {
    case 'MemberExpression':
      if (node.object.type !== 'MetaProperty' || node.property.type !== 'Identifier') return undefined;
      return node.property.name === 'dirname' ? path.posix.dirname(read.file) : read.file;
    case 'Identifier':
      return constantOf(node.name, read);
    case 'TemplateLiteral':
      return templatePath(node, read);
    case 'NewExpression':
      return urlPath(node, read);
    case 'CallExpression':
      return joins.has(nameOf(node)) ? joinedPath(node, read) : undefined;
    default:
      return undefined;
  }
}

function constantOf(name: string, read: Read): string | undefined {
  for (let scope: Scope | null = read.scope; scope; scope = scope.upper) {
    const node = scope.set.get(name)?.defs[0]?.node;
    const init = node?.type === 'VariableDeclarator' ? node.init : undefined;
    if (init && init.type !== 'Identifier') return pathOf(init, { ...read, scope });
  }
  return undefined;
}

function joinedPath(
  { arguments: [first, ...rest] }: NodeOf<'CallExpression'>,
  read: Read,
): string | undefined {
  const base = first && pathOf(first, read);
  if (base === undefined) return undefined;
  const known = rest.findIndex((part) => part.type !== 'Literal');
  const literals = known === -1 ? rest : rest.slice(0, known);
  return path.posix.join(base, ...literals.map((part) => String((part as { value?: unknown }).value)));
}

function templatePath({ quasis, expressions }: NodeOf<'TemplateLiteral'>, read: Read): string | undefined {
  const [start, next] = quasis;
  const base = expressions[0] && start?.value.raw === '' ? pathOf(expressions[0], read) : undefined;
  return base === undefined ? undefined : path.posix.join(base, next?.value.raw ?? '');
}

function urlPath(
  { callee, arguments: [address, base] }: NodeOf<'NewExpression'>,
  read: Read,
): string | undefined {
  const from = callee.type === 'Identifier' && callee.name === 'URL' && base ? pathOf(base, read) : undefined;
  if (from === undefined || address?.type !== 'Literal') return undefined;
  return decodeURI(new URL(String(address.value), `file:///${from}`).pathname).slice(1);
}

function nameOf({ callee }: NodeOf<'CallExpression'>): string {
  if (callee.type === 'Identifier') return callee.name;
  const isMember = callee.type === 'MemberExpression' && callee.property.type === 'Identifier';
  return isMember ? (callee.property as { name: string }).name : '';
}

/** A room reads no files of another by their path. */
export const fileLaw: Rule = {
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node: Node, target: string | undefined) => {
      const message = target === undefined ? undefined : judgePath(file, target);
      if (message) context.report({ node, message });
    };
    const checkPath = (node: Node) => {
      check(node, pathOf(node, { file, scope: context.sourceCode.getScope(node) }));
    };
    return {
      NewExpression: checkPath,
      TemplateLiteral: checkPath,
      CallExpression(node) {
        checkPath(node);
        const [first] = node.arguments;
        // A plain path is relative to the folder that commands run in, the repository.
        if (reads.has(nameOf(node)) && first?.type === 'Literal' && typeof first.value === 'string')
          check(node, path.posix.normalize(first.value));
      },
    };
  },
};
