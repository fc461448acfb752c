import { drawAppliance } from './appliance-drawing'
import { drawRecords } from './records-drawing'

export const figures = { appliance: drawAppliance, records: drawRecords }
