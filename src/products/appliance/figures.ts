import { drawRecords } from './records-drawing'

export const figures = { records: drawRecords }
