import { type MapValue, Point, type Value } from '../values'

/* Points as in Neo4j: in a plane or in space, or on the earth by WGS 84. */

const systems: Readonly<Record<string, { srid: number; names: readonly string[] }>> = {
  cartesian: { srid: 7203, names: ['x', 'y'] },
  'cartesian-3d': { srid: 9157, names: ['x', 'y', 'z'] },
  'wgs-84': { srid: 4326, names: ['longitude', 'latitude'] },
  'wgs-84-3d': { srid: 4979, names: ['longitude', 'latitude', 'height'] }
}
const axes = ['x', 'y', 'z']
/** Meters, as Neo4j has it. */
const earthRadius = 6_378_140

const systemOf = ({ srid }: Point) => Object.entries(systems).find(([, system]) => system.srid === srid)
const isOnEarth = ({ srid }: Point) => srid === 4326 || srid === 4979

/** A point of the coordinates in a map; null if one of them is null, undefined if the map describes none. */
export function pointFromMap(map: MapValue): Point | null | undefined {
  if ([...map.values()].includes(null)) return null
  const isGeographic = map.has('longitude')
  const size = map.has('z') || map.has('height') ? '-3d' : ''
  const name = map.get('crs') ?? (isGeographic ? `wgs-84${size}` : `cartesian${size}`)
  const system = Object.entries(systems).find(([each, { srid }]) =>
    map.has('srid') ? map.get('srid') === BigInt(srid) : each === String(name).toLowerCase()
  )?.[1]
  const coordinates = system?.names.map((each, index) => map.get(each) ?? map.get(axes[index] ?? ''))
  if (!system || !coordinates?.every((each) => typeof each === 'number' || typeof each === 'bigint')) return undefined
  const point = new Point(system.srid, coordinates.map(Number))
  const [longitude = 0, latitude = 0] = point.coordinates
  return isOnEarth(point) && (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) ? undefined : point
}

/** A coordinate of a point, or its system. */
export function pointPart(point: Point, name: string): Value {
  const [crs, system] = systemOf(point) ?? []
  if (name === 'srid') return BigInt(point.srid)
  if (name === 'crs') return crs ?? null
  return point.coordinates[system?.names.includes(name) ? system.names.indexOf(name) : axes.indexOf(name)] ?? null
}

/** In the unit of the plane, or in meters on the earth; null for points of different systems. */
export function distanceOf(a: Point, b: Point): number | null {
  if (a.srid !== b.srid) return null
  if (!isOnEarth(a)) return Math.hypot(...a.coordinates.map((each, index) => each - (b.coordinates[index] ?? 0)))
  const radians = (degrees = 0) => (degrees * Math.PI) / 180
  const [[long1, lat1, height1 = 0], [long2, lat2, height2 = 0]] = [a.coordinates, b.coordinates]
  const half = (from = 0, to = 0) => Math.sin(radians(to - from) / 2) ** 2
  const share = half(lat1, lat2) + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * half(long1, long2)
  const along = 2 * (earthRadius + (height1 + height2) / 2) * Math.asin(Math.min(1, Math.sqrt(share)))
  return Math.hypot(along, height1 - height2)
}
