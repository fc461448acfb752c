import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { databasePath, services } from './site.ts'

/* Free disk space of a server's folders, for `/readyz`, `/metrics`, the log and `npm run doctor`. */

/** Free disk space of a folder, in bytes. */
export interface Room {
  /** Purpose of the folder. */
  folder: string
  free: number
  /** Below this the operator must act. */
  needed: number
}

/** Bytes needed in addition to copies of the databases (docs/operations.md, «Disk space»). */
const reserve = 2e9

/** The folders of a server by purpose; undefined for one that it lacks. */
type Folders = Readonly<Record<string, string | undefined>>

/**
 * Reads the free space of each folder.
 * @param state folder of the databases: backup, restore and replica each write a whole copy of them
 */
export function readRooms(state: string, folders: Folders): Room[] {
  const needed = reserve + services.reduce((sum, service) => sum + sizeOf(databasePath(state, service)), 0)
  return Object.entries(folders).flatMap(([folder, path]) => (path === undefined ? [] : [{ folder, free: freeAt(path), needed }]))
}

export const isLow = ({ free, needed }: Room): boolean => free < needed

const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

/** One line for the operator. */
export const describeRoom = (room: Room): string =>
  `disk of ${room.folder}: ${inGigabytes(room.free)} free${isLow(room) ? `, less than the ${inGigabytes(room.needed)} that it needs` : ''}`

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** Bytes that the server's user may still write. A missing folder counts as its parent. */
function freeAt(path: string): number {
  if (!existsSync(path)) return freeAt(dirname(path))
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}
