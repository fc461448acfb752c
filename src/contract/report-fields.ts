/** The parameters by which the explorer of a report selects samples, in the order of its form. */
export const reportFields = ['result', 'workload', 'system', 'metric'] as const
