import { features } from 'web-features'
import { root } from '../../scripts/root.ts'
// The compiler of the project has no interface for programs yet.
import ts from '../openapi-client/node_modules/typescript/lib/typescript.js'

/*
 * The built-ins and interfaces that the pages use, by their types, compared with the support that MDN records for each browser:
 * `web-features` publishes it. The names alone, which `scripts/browser-targets.ts` finds in the built files, would not tell
 * `Array.prototype.with` from `Map.prototype.size`.
 */

/** The oldest supported version of each browser (`scripts/browser-targets.ts`). */
const oldest = { chrome: 109, firefox: 140, safari: 16.4, safari_ios: 16.4 } as const

/** Interfaces whose events bubble or are listened to on them. */
const eventTargets = ['Window', 'Document', 'Element', 'HTMLElement', 'HTMLDialogElement', 'HTMLMediaElement']

/** The browsers that lack each feature of the web, by its key in MDN's data, such as `javascript.builtins.Array.with`. */
export function findLacking(): ReadonlyMap<string, readonly string[]> {
  const lacking = new Map<string, readonly string[]>()
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue
    for (const key of feature.compat_features ?? []) {
      const { support } = feature.status.by_compat_key?.[key] ?? feature.status
      const browsers = Object.entries(oldest).flatMap(([browser, version]) => {
        const [, since = 'none'] = Object.entries(support).find(([name]) => name === browser) ?? []
        return Number.parseFloat(since.replace('≤', '')) <= version ? [] : [browser]
      })
      if (browsers.length > 0) lacking.set(key, browsers)
    }
  }
  return lacking
}

/** A use of a feature that an oldest browser lacks. */
export interface LackingUse {
  /** Key in MDN's data. */
  feature: string
  browsers: readonly string[]
  /** Path and line. */
  at: string
}

/** Uses of features that an oldest browser lacks, in the sources for browsers that the configuration of TypeScript names. */
export function findLackingUses(isChecked: (path: string) => boolean): LackingUse[] {
  const lacking = findLacking()
  const memberNames = new Set(
    [...lacking.keys()].flatMap((key) => /^(?:api|javascript\.builtins)\.\w+\.(\w+?)(?:_static)?$/.exec(key)?.[1] ?? [])
  )
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const pathOf = (file: ts.SourceFile) => file.fileName.slice(root.length).replace(/^\//, '')
  const program = ts.createProgram(
    fileNames.filter((name) => isChecked(name.slice(root.length).replace(/^\//, ''))),
    { ...options, noEmit: true, skipLibCheck: true }
  )
  const checker = program.getTypeChecker()
  const uses: LackingUse[] = []

  const note = (keys: readonly string[], node: ts.Node) => {
    const file = node.getSourceFile()
    for (const feature of keys) {
      const browsers = lacking.get(feature)
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
      if (browsers) uses.push({ feature, browsers, at: `${pathOf(file)}:${line}` })
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node) && memberNames.has(node.name.text))
      note(keysOfMember(checker.getSymbolAtLocation(node.name)), node)
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name
      if (ts.isIdentifier(name) && memberNames.has(name.text))
        note(keysOfMember(checker.getTypeAtLocation(node.parent).getProperty(name.text)), node)
    } else if (ts.isIdentifier(node) && isGlobal(checker.getSymbolAtLocation(node)))
      note([`javascript.builtins.${node.text}`, `api.${node.text}`, `api.Window.${node.text}`], node)
    else if (ts.isCallExpression(node)) {
      const [event] = node.arguments
      if (/\baddEventListener$/.test(node.expression.getText()) && event && ts.isStringLiteral(event))
        note(keysOfEvent(event.text), node)
    } else if (ts.isJsxAttribute(node)) {
      const [, event] = /^on([A-Z]\w*)$/.exec(node.name.getText()) ?? []
      if (event !== undefined) note(keysOfEvent(event.toLowerCase()), node)
    }
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (isChecked(pathOf(file))) visit(file)
  return uses
}

const keysOfEvent = (event: string) => eventTargets.map((target) => `api.${target}.${event}_event`)

const isOfLibrary = (declaration: ts.Declaration) => /\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)

/** Whether it is declared by TypeScript's libraries for every script. */
const isGlobal = (symbol: ts.Symbol | undefined): boolean =>
  symbol?.declarations?.some((declaration) => ts.isVariableDeclaration(declaration) && isOfLibrary(declaration)) ?? false

/** The keys of a member of a built-in or an interface; none for members that are not of TypeScript's libraries. */
function keysOfMember(symbol: ts.Symbol | undefined): string[] {
  return (symbol?.declarations ?? []).filter(isOfLibrary).flatMap((declaration) => {
    const { parent } = declaration
    const owner = ts.isInterfaceDeclaration(parent)
      ? parent.name.text
      : ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)
        ? parent.parent.name.getText()
        : undefined
    if (owner === undefined) return []
    const name = owner.replace(/^Readonly(?=Array|Map|Set)/, '').replace(/Constructor$/, '')
    const member = symbol?.name ?? ''
    return [`javascript.builtins.${name}.${member}`, `api.${name}.${member}`, `api.${name}.${member}_static`]
  })
}
