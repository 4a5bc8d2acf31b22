/**
 * What a field of a node holds: nodes that say their own type (`node`, `nodes`), a value (`text`, `flag`, `number`), or one node of the type named, whose
 * type the parser leaves out.
 */
export type FieldKind = 'node' | 'nodes' | 'text' | 'flag' | 'number' | (string & {})

const location = 'number'

/** The nodes of Postgres's parse tree that a query may have, and of each the fields. What is not here is refused. */
export const grammar: { readonly [type: string]: { readonly [field: string]: FieldKind } } = {
  SelectStmt: {
    distinctClause: 'nodes',
    targetList: 'nodes',
    fromClause: 'nodes',
    whereClause: 'node',
    groupClause: 'nodes',
    groupDistinct: 'flag',
    havingClause: 'node',
    windowClause: 'nodes',
    valuesLists: 'nodes',
    sortClause: 'nodes',
    limitOffset: 'node',
    limitCount: 'node',
    limitOption: 'text',
    withClause: 'WithClause',
    op: 'text',
    all: 'flag',
    larg: 'SelectStmt',
    rarg: 'SelectStmt'
  },
  WithClause: { ctes: 'nodes', recursive: 'flag', location },
  CommonTableExpr: {
    ctename: 'text',
    aliascolnames: 'nodes',
    ctematerialized: 'text',
    ctequery: 'node',
    search_clause: 'CTESearchClause',
    cycle_clause: 'CTECycleClause',
    location
  },
  CTESearchClause: { search_col_list: 'nodes', search_breadth_first: 'flag', search_seq_column: 'text', location },
  CTECycleClause: {
    cycle_col_list: 'nodes',
    cycle_mark_column: 'text',
    cycle_mark_value: 'node',
    cycle_mark_default: 'node',
    cycle_path_column: 'text',
    location
  },

  // Where rows come from.
  RangeVar: { catalogname: 'text', schemaname: 'text', relname: 'text', inh: 'flag', relpersistence: 'text', alias: 'Alias', location },
  RangeSubselect: { lateral: 'flag', subquery: 'node', alias: 'Alias' },
  RangeFunction: { lateral: 'flag', ordinality: 'flag', is_rowsfrom: 'flag', functions: 'nodes', alias: 'Alias', coldeflist: 'nodes' },
  JoinExpr: {
    jointype: 'text',
    isNatural: 'flag',
    larg: 'node',
    rarg: 'node',
    usingClause: 'nodes',
    join_using_alias: 'Alias',
    quals: 'node',
    alias: 'Alias',
    rtindex: 'number'
  },
  Alias: { aliasname: 'text', colnames: 'nodes' },
  ColumnDef: { colname: 'text', typeName: 'TypeName', is_local: 'flag', location },

  // Expressions.
  ResTarget: { name: 'text', val: 'node', location },
  ColumnRef: { fields: 'nodes', location },
  A_Star: {},
  A_Const: { ival: 'Integer', fval: 'Float', boolval: 'Boolean', sval: 'String', isnull: 'flag', location },
  A_Expr: { kind: 'text', name: 'nodes', lexpr: 'node', rexpr: 'node', rexpr_list_start: 'number', rexpr_list_end: 'number', location },
  A_ArrayExpr: { elements: 'nodes', list_start: 'number', list_end: 'number', location },
  A_Indices: { is_slice: 'flag', lidx: 'node', uidx: 'node' },
  A_Indirection: { arg: 'node', indirection: 'nodes' },
  BoolExpr: { boolop: 'text', args: 'nodes', location },
  BooleanTest: { arg: 'node', booltesttype: 'text', location },
  NullTest: { arg: 'node', nulltesttype: 'text', argisrow: 'flag', location },
  CaseExpr: { arg: 'node', args: 'nodes', defresult: 'node', location },
  CaseWhen: { expr: 'node', result: 'node', location },
  CoalesceExpr: { args: 'nodes', location },
  MinMaxExpr: { op: 'text', args: 'nodes', location },
  RowExpr: { args: 'nodes', row_format: 'text', location },
  SubLink: { subLinkType: 'text', subLinkId: 'number', testexpr: 'node', operName: 'nodes', subselect: 'node', location },
  SQLValueFunction: { op: 'text', typmod: 'number', location },
  TypeCast: { arg: 'node', typeName: 'TypeName', location },
  TypeName: { names: 'nodes', setof: 'flag', pct_type: 'flag', typmods: 'nodes', typemod: 'number', arrayBounds: 'nodes', location },
  CollateClause: { arg: 'node', collname: 'nodes', location },

  // Calls, windows, grouping, order.
  FuncCall: {
    funcname: 'nodes',
    args: 'nodes',
    agg_order: 'nodes',
    agg_filter: 'node',
    over: 'WindowDef',
    agg_within_group: 'flag',
    agg_star: 'flag',
    agg_distinct: 'flag',
    func_variadic: 'flag',
    funcformat: 'text',
    location
  },
  NamedArgExpr: { arg: 'node', name: 'text', argnumber: 'number', location },
  WindowDef: {
    name: 'text',
    refname: 'text',
    partitionClause: 'nodes',
    orderClause: 'nodes',
    frameOptions: 'number',
    startOffset: 'node',
    endOffset: 'node',
    location
  },
  GroupingSet: { kind: 'text', content: 'nodes', location },
  GroupingFunc: { args: 'nodes', location },
  SortBy: { node: 'node', sortby_dir: 'text', sortby_nulls: 'text', useOp: 'nodes', location },

  // SQL's own JSON syntax.
  JsonIsPredicate: { expr: 'node', format: 'JsonFormat', item_type: 'text', unique_keys: 'flag', location },
  JsonObjectConstructor: { exprs: 'nodes', output: 'JsonOutput', absent_on_null: 'flag', unique: 'flag', location },
  JsonArrayConstructor: { exprs: 'nodes', output: 'JsonOutput', absent_on_null: 'flag', location },
  JsonKeyValue: { key: 'node', value: 'JsonValueExpr' },
  JsonValueExpr: { raw_expr: 'node', formatted_expr: 'node', format: 'JsonFormat' },
  JsonFormat: { format_type: 'text', encoding: 'text', location },
  JsonOutput: { typeName: 'TypeName', returning: 'JsonReturning' },
  JsonReturning: { format: 'JsonFormat', typid: 'number', typmod: 'number' },
  JsonObjectAgg: { constructor: 'JsonAggConstructor', arg: 'JsonKeyValue', absent_on_null: 'flag', unique: 'flag' },
  JsonArrayAgg: { constructor: 'JsonAggConstructor', arg: 'JsonValueExpr', absent_on_null: 'flag' },
  JsonAggConstructor: { output: 'JsonOutput', agg_filter: 'node', agg_order: 'nodes', over: 'WindowDef', location },
  JsonFuncExpr: {
    op: 'text',
    context_item: 'JsonValueExpr',
    pathspec: 'node',
    passing: 'nodes',
    output: 'JsonOutput',
    on_empty: 'JsonBehavior',
    on_error: 'JsonBehavior',
    wrapper: 'text',
    quotes: 'text',
    location
  },
  JsonArgument: { val: 'JsonValueExpr', name: 'text' },
  JsonBehavior: { btype: 'text', expr: 'node', coerce: 'flag', location },

  // Values.
  List: { items: 'nodes' },
  Integer: { ival: 'number' },
  Float: { fval: 'text' },
  Boolean: { boolval: 'flag' },
  String: { sval: 'text' }
}

/** What people call the parts that are refused most. */
export const refusedParts: { readonly [part: string]: string } = {
  intoClause: 'SELECT INTO writes a table; leave INTO out',
  lockingClause: 'Locking rows (FOR UPDATE, FOR SHARE) is not allowed',
  ParamRef: 'Parameters such as $1 are not allowed; write the value',
  RangeTableSample: 'TABLESAMPLE is not allowed; filter with random() instead',
  XmlExpr: 'XML functions are not allowed',
  XmlSerialize: 'XML functions are not allowed',
  RangeTableFunc: 'XMLTABLE is not allowed',
  JsonTable: 'JSON_TABLE is not allowed; use jsonb_to_recordset or jsonb_path_query',
  bsval: 'Bit strings are not allowed',
  indirection: 'Only SELECT may run',
  VariableSetStmt: 'Only SELECT may run, not SET; times are in UTC, and AT TIME ZONE tells them elsewhere',
  VariableShowStmt: 'Only SELECT may run, not SHOW; svc_schema describes the views'
}
