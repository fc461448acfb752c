/*
 * Apart from the functions, because the editor of the page completes the names and must not load the engine.
 */

const ofMoments = ['date', 'datetime', 'localdatetime', 'time', 'localtime'].flatMap((kind) =>
  ['', '.truncate', '.transaction', '.statement', '.realtime'].map((name) => kind + name)
)

export const aggregateNames = 'count sum avg min max collect stDev stDevP percentileCont percentileDisc'.split(' ')

/** As they are written: a query may use any case. */
export const functionNames = [
  ...(
    'coalesce isEmpty toInteger toFloat toString toBoolean toIntegerOrNull toFloatOrNull toStringOrNull toBooleanOrNull toIntegerList ' +
    'toFloatList toStringList toBooleanList id elementId labels type keys properties startNode endNode nodes relationships length size ' +
    'head last tail range reverse toUpper toLower upper lower trim ltrim rtrim split replace substring left right abs sign ceil floor ' +
    'round sqrt exp log log10 sin cos tan cot asin acos atan haversin atan2 degrees radians isNaN pi e rand timestamp duration ' +
    'datetime.fromEpoch datetime.fromEpochMillis nullIf randomUUID point point.distance distance duration.between duration.inMonths duration.inDays duration.inSeconds exists'
  ).split(' '),
  ...ofMoments
]
