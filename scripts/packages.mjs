/*
 * The packages of package-lock.json that a command needs, and the arguments with which npm installs them. Plain JavaScript, because
 * run.mjs works with any Node from 20 on, before anything is installed.
 *
 * package.json has three groups: a start, the build included, needs the `dependencies`; `devDependencies` are for tests, checks and
 * measurements; the only one of `peerDependencies` is Node itself, for a machine whose own is another (decision 006).
 */

/** Commands that need no more than a start does. */
export const shortCommands = [
  'start',
  'dev',
  'accounts',
  'backup',
  'content',
  'doctor',
  'restore',
  'rollback',
  'reports',
  'facts',
  'openapi'
]

/**
 * @typedef {{ version?: string, dev?: boolean, peer?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} Packages the `packages` of a lockfile, by folder
 * @typedef {{ dev: boolean, peer: boolean }} Groups the groups that are wanted besides the first
 */

/**
 * The groups that a command needs. An installed group stays: a start must not remove packages that the tests will need.
 * @param {string} command
 * @param {Packages} locked
 * @param {Packages} installed npm's record of node_modules
 * @param {string} ownVersion of the Node that runs this
 * @returns {Groups}
 */
export function groupsOf(command, locked, installed, ownVersion) {
  const has = (/** @type {'dev' | 'peer'} */ group) => Object.values(installed).some((each) => each[group])
  return {
    dev: !shortCommands.includes(command) || has('dev'),
    peer: !isPinned(locked, ownVersion) || has('peer')
  }
}

/**
 * Version of the machine's own Node; empty if npm has started the installed one, which must not be left out then.
 * @param {{ execPath: string, version: string }} node
 * @param {string} modules folder of the packages
 */
export const ownVersionOf = ({ execPath, version }, modules) => (execPath.startsWith(modules) ? '' : version)

/**
 * Whether a Node has the major version that the lockfile pins.
 * @param {Packages} locked
 * @param {string} version
 */
export function isPinned(locked, version) {
  const majorOf = (text = '') => text.replace(/^v/, '').split('.')[0]
  return majorOf(version) === majorOf(locked['node_modules/node']?.version)
}

/**
 * Whether all wanted packages are installed in the versions of the lockfile. npm leaves out packages for other systems.
 * @param {Packages} locked
 * @param {Packages} installed
 * @param {Groups} groups
 */
export function isInstalled(locked, installed, { dev, peer }) {
  return Object.entries(locked).every(([path, each]) => {
    if (path === '' || (each.dev && !dev) || (each.peer && !peer)) return true
    const found = installed[path]
    return found ? found.version === each.version : Boolean(each.optional || each.devOptional)
  })
}

/**
 * Arguments of npm. `ci` is only for an empty folder, because it empties one; `install` keeps the packages that fit, and
 * `--no-save` keeps the lockfile. Install scripts provide the pinned Node and workerd, so a personal `ignore-scripts` setting must
 * not apply, nor one that omits a group.
 * @param {Groups} groups
 * @param {boolean} isEmpty
 */
export function npmArguments({ dev, peer }, isEmpty) {
  return [
    ...(isEmpty ? ['ci'] : ['install', '--no-save']),
    dev ? '--include=dev' : '--omit=dev',
    peer ? '--include=peer' : '--omit=peer',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--ignore-scripts=false'
  ]
}
