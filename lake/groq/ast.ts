/** Typed loosely, because the types that groq-js ships do not resolve. */
export type Node = { readonly type: string; readonly [attribute: string]: unknown };

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

export function child(node: Node, attribute: string): Node {
  const value = node[attribute];
  if (!isNode(value)) throw new TypeError(`${node.type} has no ${attribute}`);
  return value;
}

export function children(node: Node, attribute: string): Node[] {
  const value = node[attribute];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export function mapChildren(node: Node, change: (child: Node, attribute: string) => Node): Node {
  if (node.type === 'Value') return node;
  const entries = Object.entries(node).map(([attribute, value]) => {
    if (isNode(value)) return [attribute, change(value, attribute)];
    if (Array.isArray(value)) {
      return [attribute, value.map((item: unknown) => (isNode(item) ? change(item, attribute) : item))];
    }
    return [attribute, value];
  });
  return Object.fromEntries(entries) as Node;
}

export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  mapChildren(node, (below) => {
    walk(below, visit);
    return below;
  });
}

export function some(node: Node, test: (node: Node) => boolean): boolean {
  const found: Node[] = [];
  walk(node, (below) => {
    if (test(below)) found.push(below);
  });
  return found.length > 0;
}

export const thisNode: Node = { type: 'This' };

export function literal(value: unknown): Node {
  return { type: 'Value', value };
}

export function operation(op: string, left: Node, right: Node): Node {
  return { type: 'OpCall', op, left, right };
}

export function call(namespace: string, name: string, args: Node[]): Node {
  return { type: 'FuncCall', namespace, name, args };
}
