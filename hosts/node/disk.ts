import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { databasePath, services } from './site.ts'

/* How much room the folders of a server have, for the operator: `/readyz`, `/metrics`, the log and `npm run doctor`. */

/** The room of one folder, in bytes. */
export interface Room {
  /** What the folder is for. */
  folder: string
  free: number
  /** Below this an operator has to act. */
  needed: number
}

/** Bytes besides the databases: docs/operations.md, «Disk space», says what for. */
const reserve = 2e9

/** The folders of a server, by what they are for; undefined for one that it does not have. */
type Folders = Readonly<Record<string, string | undefined>>

/**
 * Reads the room of each folder.
 * @param state folder of the databases: a backup, a restore and a replica write a whole copy of them
 */
export function readRooms(state: string, folders: Folders): Room[] {
  const needed = reserve + services.reduce((sum, service) => sum + sizeOf(databasePath(state, service)), 0)
  return Object.entries(folders).flatMap(([folder, path]) => (path === undefined ? [] : [{ folder, free: freeAt(path), needed }]))
}

export const isLow = ({ free, needed }: Room): boolean => free < needed

const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

/** A line for people. */
export const describeRoom = (room: Room): string =>
  `disk of ${room.folder}: ${inGigabytes(room.free)} free${isLow(room) ? `, less than the ${inGigabytes(room.needed)} that it needs` : ''}`

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** What the server's user may still write. A folder that is not there yet will be made on the disk of its parent. */
function freeAt(path: string): number {
  if (!existsSync(path)) return freeAt(dirname(path))
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}
