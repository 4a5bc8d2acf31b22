// Made by scripts/generate.ts from the catalogue in en.json.

/** The values that each text takes. */
export interface TextValues {
  'lookback.title': undefined
  'lookback.what': undefined
  'lookback.noneYet': undefined
  'lookback.howLong': undefined
  'lookback.months': undefined
  'lookback.monthsUnit': undefined
  'lookback.threshold': undefined
  'lookback.thresholdUnit': undefined
  'lookback.start': undefined
  'lookback.running': undefined
  'lookback.progress': undefined
  'lookback.progressCount': { count: unknown; done: unknown }
  'found.fromTo': { from: unknown; to: unknown }
  'found.missing': undefined
  'found.accuracy': undefined
  'found.counts': { missed: unknown; said: unknown }
  'found.lead': { count: unknown }
  'found.falseAlarmRate': { number: unknown }
  'found.fewDays': undefined
  'found.money': { left: unknown; said: unknown }
  'found.left': undefined
  'found.falseAlarms': undefined
  'found.leftOn': { day: unknown }
  'found.perMonth': { amount: unknown }
  'found.reportedBy': { name: unknown }
  'found.timeline': undefined
  'found.stateFrom': { day: unknown; state: unknown }
  'found.before': { count: unknown }
  'found.beforeAtLeast': { count: unknown }
  'found.missed': undefined
  'ui.close': undefined
  'ui.cancel': undefined
  'ui.working': undefined
  'ui.stillWorking': { seconds: unknown }
  'ui.save': undefined
  'ui.saving': undefined
  'ui.saved': undefined
  'ui.edit': undefined
  'ui.archive': undefined
  'ui.archived': undefined
  'ui.on': undefined
  'ui.off': undefined
  'ui.copied': undefined
  'ui.undo': undefined
  'ui.undone': undefined
  'ui.dismissMessage': undefined
  'ui.messages': undefined
  'ui.loading': undefined
  'ui.loadingMore': undefined
  'ui.loadingSlow': undefined
  'ui.showMore': undefined
  'ui.tryAgain': undefined
  'ui.request': { id: unknown }
  'ui.draftRestored': undefined
  'ui.draftDiscard': undefined
  'ui.remove': { name: unknown }
  'ui.suggestions': { name: unknown }
  'ui.anyNumber': undefined
  'ui.newCustomers': { count: unknown }
  'ui.newChanges': { count: unknown }
  'ui.none': undefined
  'ui.unnamed': undefined
  'ui.visitorNumber': { id: unknown }
  'ui.customerNumber': { id: unknown }
  'ui.justNow': undefined
  'ui.inAMoment': undefined
  'ui.seconds': { count: unknown }
  'ui.minutesSeconds': { minutes: unknown; seconds: unknown }
  'ui.hoursMinutes': { hours: unknown; minutes: unknown }
  'ui.unknownCurrency': { amount: unknown }
  'ui.listSeparator': undefined
  'failures.page': undefined
  'failures.panel': undefined
  'failures.console': undefined
  'failures.reload': undefined
  'failures.unreachable': undefined
  'failures.unreachableWhy': undefined
  'failures.signedOut': undefined
  'failures.signedOutWhy': undefined
  'failures.forbidden': undefined
  'failures.gone': undefined
  'failures.tooMany': undefined
  'failures.tooManyWhy': { count: unknown }
  'failures.tooManySoon': undefined
  'failures.unavailable': undefined
  'failures.failed': undefined
  'failures.withReason': { reason: unknown; title: unknown }
  'failures.withRequest': { id: unknown; message: unknown }
  'shell.skip': undefined
  'shell.menu': undefined
  'shell.find': undefined
  'shell.findLabel': undefined
  'shell.pages': undefined
  'shell.keyboard': undefined
  'shell.signOut': undefined
  'shell.signedInWith': { name: unknown }
  'shell.theme.system': undefined
  'shell.theme.light': undefined
  'shell.theme.dark': undefined
  'shell.offline': undefined
  'shell.away': undefined
  'shell.pageTitle': { title: unknown }
  'shell.notFound': undefined
  'shell.notFoundWhy': undefined
  'shell.notAllowed': undefined
  'shell.notAllowedWhy': { permission: unknown }
  'shell.places.home': undefined
  'shell.places.attention': undefined
  'shell.places.customers': undefined
  'shell.places.people': undefined
  'shell.places.segments': undefined
  'shell.places.search': undefined
  'shell.places.sql': undefined
  'shell.places.signals': undefined
  'shell.places.lookback': undefined
  'shell.places.integrations': undefined
  'shell.places.identity': undefined
  'shell.places.settings': undefined
  'shell.places.tasks': undefined
  'shell.places.developer': undefined
  'shell.places.renewals': undefined
  'shell.places.dashboards': undefined
  'shell.places.adoption': undefined
  'shell.places.revenue': undefined
  'shell.keys.commands': undefined
  'shell.keys.filter': undefined
  'shell.keys.rows': undefined
  'shell.keys.open': undefined
  'shell.keys.close': undefined
  'shell.keys.undo': undefined
  'shell.keys.commandsKey': undefined
  'shell.keys.undoKey': undefined
  'codes.billing.PAYING': undefined
  'codes.billing.TRIALING': undefined
  'codes.billing.PAST_DUE': undefined
  'codes.billing.CHURNED': undefined
  'codes.billing.NONE': undefined
  'codes.channel.PRODUCT': undefined
  'codes.channel.COMMUNICATION': undefined
  'codes.channel.MEETING': undefined
  'codes.channel.SUPPORT': undefined
  'codes.channel.CRM': undefined
  'codes.channel.BILLING': undefined
  'codes.channel.IDENTITY': undefined
  'codes.channel.DOCUMENT': undefined
  'codes.channel.SYSTEM': undefined
  'codes.factStatus.ACTIVE': undefined
  'codes.factStatus.CANDIDATE': undefined
  'codes.factStatus.ACKNOWLEDGED': undefined
  'codes.factStatus.SNOOZED': undefined
  'codes.factStatus.RESOLVED': undefined
  'codes.factType.CHURN_RISK': undefined
  'codes.factType.EXPANSION': undefined
  'codes.factType.CHAMPION_RISK': undefined
  'codes.factType.CONTACT_DEPARTURE': undefined
  'codes.factType.CONTACT_DISENGAGEMENT': undefined
  'codes.factType.SENTIMENT': undefined
  'codes.factType.COMPETITIVE': undefined
  'codes.factType.BUDGET': undefined
  'codes.factType.DECISION_MAKER': undefined
  'codes.factType.REQUIREMENTS': undefined
  'codes.factType.STRATEGY': undefined
  'codes.factType.TIMELINE': undefined
  'codes.factType.TECHNOLOGY': undefined
  'codes.factType.PRODUCT_USAGE': undefined
  'codes.factType.CUSTOM': undefined
  'codes.factType.COMPANY_CHANGE': undefined
  'codes.factType.FUNDING_REVENUE': undefined
  'codes.factType.CONTACT_INFO': undefined
  'codes.factType.CONTACT_PREFERENCE': undefined
  'codes.factType.CONTACT_POSITION_CHANGE': undefined
  'codes.factType.TRACKING_GAP': undefined
  'codes.factType.SCHEMA_DRIFT': undefined
  'codes.factType.INGESTION_LAG': undefined
  'codes.factType.ACTIVATION_RATE_DROP': undefined
  'codes.factType.FUNNEL_DROPOFF': undefined
  'codes.factType.CORE_ACTION_DECAY': undefined
  'codes.factType.CADENCE_BREAK': undefined
  'codes.factType.QUIET_ACCOUNT': undefined
  'codes.factType.CHAMPION_AT_RISK': undefined
  'codes.factType.SEGMENT_DIVERGENCE': undefined
  'codes.stage.DISCOVERED': undefined
  'codes.stage.SIGNED_UP': undefined
  'codes.stage.ACTIVATED': undefined
  'codes.stage.ENGAGED': undefined
  'codes.stage.INACTIVE': undefined
  'codes.sourceType.EMAIL': undefined
  'codes.sourceType.CALL': undefined
  'codes.sourceType.CALENDAR_EVENT': undefined
  'codes.sourceType.SLACK': undefined
  'codes.sourceType.SUPPORT_TICKET': undefined
  'codes.sourceType.CRM': undefined
  'codes.sourceType.CRM_OPPORTUNITY': undefined
  'codes.sourceType.OPPORTUNITY': undefined
  'codes.sourceType.DOCUMENT': undefined
  'codes.sourceType.EXTRACTED': undefined
  'codes.sourceType.PERSON_PROFILE': undefined
  'codes.grant.customer_intelligence_read': undefined
  'codes.grant.data_write': undefined
  'codes.grant.workspace_members_read': undefined
  'codes.grant.analytics_read': undefined
  'codes.grant.customer_access_manage': undefined
  'codes.grant.destinations_manage': undefined
  'codes.grant.behavior_metrics_manage': undefined
  'codes.grant.activation_read': undefined
  'codes.grant.activation_manage': undefined
  'codes.grant.workspace_settings_read': undefined
  'codes.grant.workspace_settings_manage': undefined
  'codes.grant.integrations_connect_own': undefined
  'codes.grant.integrations_manage': undefined
  'codes.participant.from': undefined
  'codes.participant.to': undefined
  'codes.participant.cc': undefined
  'codes.participant.bcc': undefined
  'codes.participant.organizer': undefined
  'codes.participant.attendee': undefined
  'codes.participant.host': undefined
  'codes.participant.requester': undefined
  'codes.participant.assignee': undefined
  'codes.participant.owner': undefined
  'codes.participant.author': undefined
  'codes.participant.participant': undefined
  'codes.affiliation.internal': undefined
  'codes.affiliation.external': undefined
  'codes.column.day': undefined
  'codes.column.week': undefined
  'codes.column.month': undefined
  'codes.column.events': undefined
  'codes.column.channel': undefined
  'codes.column.mrr_cents': undefined
  'codes.column.arr_cents': undefined
  'codes.column.currency': undefined
  'codes.column.industry': undefined
  'codes.column.plan': undefined
  'codes.column.customers': undefined
  'codes.column.billing_status': undefined
  'codes.column.score': undefined
  'codes.column.name': undefined
  'codes.column.people': undefined
  'codes.column.users': undefined
  'codes.column.feature': undefined
  'codes.column.what': undefined
  'codes.column.segment': undefined
  'codes.column.date': undefined
  'codes.column.snapshot_date': undefined
  'codes.subscription.active': undefined
  'codes.subscription.trialing': undefined
  'codes.subscription.past_due': undefined
  'codes.subscription.canceled': undefined
  'codes.subscription.unpaid': undefined
  'codes.subscription.paused': undefined
  'codes.subscription.incomplete': undefined
  'codes.subscription.incomplete_expired': undefined
  'codes.subscription.ended': undefined
  'codes.errorClass.unreachable': undefined
  'codes.errorClass.timeout': undefined
  'codes.errorClass.unavailable': undefined
  'codes.errorClass.rate_limited': undefined
  'codes.errorClass.bad_answer': undefined
  'codes.errorClass.too_large': undefined
  'codes.errorClass.forbidden': undefined
  'codes.errorClass.cursor_expired': undefined
  'codes.errorClass.not_found': undefined
  'codes.errorClass.refused': undefined
  'codes.errorClass.wrong_address': undefined
  'codes.errorClass.suspicious_shrink': undefined
  'codes.errorClass.credential': undefined
  'schedule.howOften': undefined
  'schedule.hourly': undefined
  'schedule.daily': undefined
  'schedule.weekly': undefined
  'schedule.on': undefined
  'schedule.at': undefined
  'schedule.minutesPast': undefined
  'schedule.zone': undefined
  'schedule.workspaceZone': undefined
  'schedule.everyHour': { minutes: unknown }
  'schedule.everyDay': { time: unknown; zone: unknown }
  'schedule.everyWeek': { time: unknown; weekday: unknown; zone: unknown }
  'runs.turn': { name: unknown }
  'runs.next': { when: unknown }
  'deliveries.test': undefined
  'deliveries.message': undefined
  'deliveries.attempts': { count: unknown }
  'deliveries.status.PENDING': undefined
  'deliveries.status.SENDING': undefined
  'deliveries.status.DELIVERED': undefined
  'deliveries.status.FAILED': undefined
  'deliveries.status.UNKNOWN': undefined
  'agents.one': undefined
  'agents.new': undefined
  'agents.missing': undefined
  'agents.missingWhy': undefined
  'agents.none': undefined
  'agents.noneWhy': undefined
  'agents.noneSetup': undefined
  'agents.name': undefined
  'agents.instructions': undefined
  'agents.instructionsHelp': undefined
  'agents.when': undefined
  'agents.whenAsked': undefined
  'agents.whenScheduled': undefined
  'agents.atMost': undefined
  'agents.atMostUnit': undefined
  'agents.limits': undefined
  'agents.savedNew': undefined
  'agents.term.when': undefined
  'agents.term.atMost': undefined
  'agents.term.tools': undefined
  'agents.atMostText': { count: unknown }
  'agents.toolsText': { count: unknown }
  'agents.run': undefined
  'agents.starting': undefined
  'agents.runs': undefined
  'agents.turnedOn': { name: unknown }
  'agents.turnedOff': { name: unknown }
  'agents.noRuns': undefined
  'agents.noRunsWhy': undefined
  'agents.running': undefined
  'agents.found': { count: unknown }
  'agents.foundNone': undefined
  'agents.trigger.manual': undefined
  'agents.trigger.scheduled': undefined
  'agents.trigger.signal': undefined
  'agents.status.RUNNING': undefined
  'agents.status.COMPLETED': undefined
  'agents.status.PARTIAL': undefined
  'agents.status.FAILED': undefined
  'agents.customer': undefined
  'agents.evidence': { count: unknown }
  'agents.log': undefined
  'agents.answers': { count: unknown }
  'agents.lookups': { count: unknown }
  'agents.tokens': { count: unknown }
  'agents.hiddenResult': undefined
  'channels.one': undefined
  'channels.new': undefined
  'channels.none': undefined
  'channels.noneWhy': undefined
  'channels.notAllowed': undefined
  'channels.notAllowedWhy': { permission: unknown }
  'channels.missing': undefined
  'channels.missingWhy': undefined
  'channels.where': undefined
  'channels.itsProvider': undefined
  'channels.id': undefined
  'channels.idHelp': { example: unknown; help: unknown }
  'channels.name': undefined
  'channels.nameHelp': undefined
  'channels.isDefault': undefined
  'channels.add': undefined
  'channels.added': { name: unknown }
  'channels.addedWaiting': { name: unknown; provider: unknown }
  'channels.turn': { name: unknown }
  'channels.receives': undefined
  'channels.turnedOn': { name: unknown }
  'channels.turnedOff': { name: unknown }
  'channels.default': undefined
  'channels.makeDefault': undefined
  'channels.madeDefault': { name: unknown }
  'channels.status.PENDING_PROVIDER_SYNC': { provider: unknown }
  'channels.status.SYNCED': undefined
  'channels.status.PROVIDER_ERROR': { provider: unknown }
  'channels.status.DISABLED_BY_PROVIDER': { provider: unknown }
  'channels.providerChannel': { provider: unknown }
  'channels.lastMessages': undefined
  'channels.noMessages': undefined
  'channels.noMessagesWhy': undefined
  'channels.test': undefined
  'channels.sending': undefined
  'channels.archiveTitle': { name: unknown }
  'channels.archiveText': undefined
  'channels.archived': { name: unknown }
  'signalsPage.title': undefined
  'signalsPage.views': undefined
  'signalsPage.signals': undefined
  'signalsPage.automations': undefined
  'signalsPage.agents': undefined
  'signalsPage.channels': undefined
  'accounts.onlySome': undefined
  'accounts.all': undefined
  'accounts.billing': undefined
  'accounts.revenue': undefined
  'accounts.metric': undefined
  'accounts.MRR': undefined
  'accounts.ARR': undefined
  'accounts.comparison': undefined
  'accounts.amount': undefined
  'accounts.currency': undefined
  'accounts.owners': undefined
  'accounts.plans': undefined
  'accounts.plansHelp': undefined
  'accounts.customers': undefined
  'accounts.customersHelp': undefined
  'accounts.revenueIs': { amount: unknown; comparison: unknown; metric: unknown }
  'accounts.ownedBy': { names: unknown }
  'accounts.onPlan': { names: unknown }
  'accounts.named': { count: unknown }
  'accounts.withTraits': { traits: unknown }
  'accounts.trait': { name: unknown; value: unknown }
  'accounts.aMember': undefined
  'compare.gte': undefined
  'compare.gt': undefined
  'compare.lte': undefined
  'compare.lt': undefined
  'compare.eq': undefined
  'units.day': { count: unknown }
  'units.event': { count: unknown }
  'automations.one': undefined
  'automations.new': undefined
  'automations.none': undefined
  'automations.noneWhy': undefined
  'automations.name': undefined
  'automations.trigger': undefined
  'automations.triggerSchedule': undefined
  'automations.triggerSignal': undefined
  'automations.triggerScheduleHelp': undefined
  'automations.triggerSignalHelp': undefined
  'automations.signals': undefined
  'automations.signalsNone': undefined
  'automations.signalsNoneAgent': undefined
  'automations.match': undefined
  'automations.matchAny': undefined
  'automations.matchAll': undefined
  'automations.matchSome': undefined
  'automations.atLeast': undefined
  'automations.atLeastUnit': undefined
  'automations.cooldown': undefined
  'automations.cooldownUnit': undefined
  'automations.cap': undefined
  'automations.capUnit': undefined
  'automations.agent': undefined
  'automations.agentHelp': undefined
  'automations.channels': undefined
  'automations.channelsHelp': undefined
  'automations.channelDefault': { name: unknown }
  'automations.noChannels': undefined
  'automations.onlyDefault': undefined
  'automations.savedNew': undefined
  'automations.turnedOn': { name: unknown }
  'automations.turnedOff': { name: unknown }
  'automations.withWarnings': { message: unknown; warnings: unknown }
  'automations.archiveTitle': { name: unknown }
  'automations.archiveText': undefined
  'automations.archived': { name: unknown }
  'automations.ifNow': undefined
  'automations.runs': undefined
  'automations.term.when': undefined
  'automations.term.accounts': undefined
  'automations.term.agent': undefined
  'automations.term.channels': undefined
  'automations.term.limit': undefined
  'automations.term.task': undefined
  'automations.defaultChannel': undefined
  'automations.aChannel': undefined
  'automations.anAgent': undefined
  'automations.aSignal': undefined
  'automations.limitText': { count: unknown }
  'automations.cooldownText': { count: unknown }
  'automations.sentence.scheduled': { what: unknown; when: unknown }
  'automations.sentence.atOnce': { what: unknown }
  'automations.sentence.atOnceAny': undefined
  'automations.sentence.attention': undefined
  'automations.sentence.agentFinds': undefined
  'automations.sentence.someOf': { names: unknown; number: unknown }
  'automations.status.PENDING': undefined
  'automations.status.SKIPPED': undefined
  'automations.status.RUNNING': undefined
  'automations.status.READY_FOR_DELIVERY': undefined
  'automations.status.DELIVERED': undefined
  'automations.status.PARTIAL_FAILURE': undefined
  'automations.status.FAILED': undefined
  'automations.outcome': undefined
  'automations.anyOutcome': undefined
  'automations.noRunsLike': undefined
  'automations.noRuns': undefined
  'automations.noRunsWhy': undefined
  'automations.sent': { count: unknown }
  'automations.sentNone': undefined
  'automations.leftOut': { count: unknown }
  'automations.missed': { count: unknown }
  'automations.dryRun': undefined
  'automations.dryRunBusy': undefined
  'automations.dryRunHelp': undefined
  'automations.dryRunSum': { count: unknown; when: unknown }
  'automations.dryRunNone': undefined
  'automations.dryRunNoneWhy': undefined
  'automations.leftOutBy.audience': undefined
  'automations.leftOutBy.cooldown': undefined
  'automations.leftOutBy.cap': undefined
  'automations.perMonth': undefined
  'automations.task.legend': undefined
  'automations.task.make': undefined
  'automations.task.withoutMessage': undefined
  'automations.task.title': undefined
  'automations.task.titleHelp': { customer: unknown; reason: unknown }
  'automations.task.preview': undefined
  'automations.task.exampleCustomer': undefined
  'automations.task.exampleReason': undefined
  'automations.task.due': undefined
  'automations.task.dueUnit': undefined
  'automations.task.owner': undefined
  'automations.task.sentence': { title: unknown; who: unknown }
  'automations.task.sentenceDue': { count: unknown; title: unknown; who: unknown }
  'automations.task.noMessage': undefined
  'automations.endpoints': undefined
  'automations.endpointsHelp': undefined
  'automations.anEndpoint': undefined
  'signals.one': undefined
  'signals.new': undefined
  'signals.own': undefined
  'signals.builtIn': undefined
  'signals.none': undefined
  'signals.noneWhy': undefined
  'signals.turn': { name: unknown }
  'signals.watching': undefined
  'signals.matchesNow': { count: unknown }
  'signals.matchesNone': undefined
  'signals.turnedOn': { name: unknown }
  'signals.turnedOff': { name: unknown }
  'signals.withWarnings': { message: unknown; warnings: unknown }
  'signals.name': undefined
  'signals.kind': undefined
  'signals.kindEvent': undefined
  'signals.kindEventHelp': undefined
  'signals.events': undefined
  'signals.eventsHelp': undefined
  'signals.eventsHelpAny': undefined
  'signals.operator': undefined
  'signals.role': undefined
  'signals.roleHelp': undefined
  'signals.mostActive': undefined
  'signals.channels': undefined
  'signals.channelsHelp': undefined
  'signals.why': undefined
  'signals.whyHelp': undefined
  'signals.create': undefined
  'signals.savedNew': { name: unknown }
  'signals.archiveTitle': { name: unknown }
  'signals.archiveText': undefined
  'signals.archived': { name: unknown }
  'signals.settings': undefined
  'signals.matches': undefined
  'signals.noMatches': undefined
  'signals.noMatchesWhy': undefined
  'signals.isOff': undefined
  'signals.isOffWhy': undefined
  'signals.over': undefined
  'signals.now': undefined
  'signals.preview': undefined
  'signals.previewBusy': undefined
  'signals.previewSum': { count: unknown; matched: unknown; times: unknown }
  'signals.previewSumAtLeast': { count: unknown; matched: unknown; times: unknown }
  'signals.times': { count: unknown }
  'signals.previewOld': undefined
  'signals.previewNone': undefined
  'signals.previewNoneWhy': undefined
  'signals.sentTo': undefined
  'signals.sentToNone': undefined
  'signals.sendTo': { channel: unknown }
  'signals.sendToNone': undefined
  'signals.sendName': { channel: unknown; signal: unknown }
  'signals.sending': { channel: unknown; signal: unknown }
  'signals.conditions.legend': undefined
  'signals.conditions.property': undefined
  'signals.conditions.comparison': undefined
  'signals.conditions.value': undefined
  'signals.conditions.equals': undefined
  'signals.conditions.not_equals': undefined
  'signals.conditions.starts_with': undefined
  'signals.conditions.exists': undefined
  'signals.conditions.remove': undefined
  'signals.conditions.add': undefined
  'signals.conditions.help': undefined
  'signals.sentence.event': { events: unknown }
  'signals.sentence.eventWhere': { conditions: unknown; events: unknown }
  'signals.sentence.condition': { comparison: unknown; property: unknown; value: unknown }
  'signals.sentence.conditionExists': { property: unknown }
  'signals.sentence.quoted': { name: unknown }
  'signals.sentence.withAccounts': { accounts: unknown; what: unknown }
  'signals.field.trialDays': undefined
  'signals.field.trialDaysUnit': undefined
  'signals.field.daysBefore': undefined
  'signals.field.daysBeforeUnit': undefined
  'sql.title': undefined
  'sql.editor': undefined
  'sql.run': undefined
  'sql.running': undefined
  'sql.result': { count: unknown; milliseconds: unknown }
  'sql.resultCut': { count: unknown; milliseconds: unknown }
  'sql.copy': undefined
  'sql.none': undefined
  'sql.noneWhy': undefined
  'sql.noRows': undefined
  'sql.noRowsWhy': undefined
  'sql.view': undefined
  'sql.table': undefined
  'sql.chart': undefined
  'sql.chartLabel': undefined
  'sql.rows': undefined
  'sql.views': undefined
  'sql.save': undefined
  'sql.saveTitle': undefined
  'sql.saveWhat': undefined
  'sql.description': undefined
  'sql.share': undefined
  'sql.saveAsNew': undefined
  'sql.saved': { name: unknown }
  'sql.conflict': undefined
  'sql.toDashboard': undefined
  'sql.toDashboardWhat': undefined
  'sql.newDashboard': undefined
  'sql.notNow': undefined
  'sql.onDashboard': { name: unknown }
  'sql.savedQueries': undefined
  'sql.problem': { reason: unknown }
  'sql.history': undefined
  'sql.version': { version: unknown }
  'sql.restore': undefined
  'sql.versionRestored': { version: unknown }
  'sql.remove': undefined
  'sql.removed': { name: unknown }
  'sql.parameters': undefined
  'sql.parameterType': { name: unknown }
  'sql.types.text': undefined
  'sql.types.number': undefined
  'sql.types.date': undefined
  'charts.asTable': { title: unknown }
  'charts.table': undefined
  'charts.sql': undefined
  'charts.notAllowed': undefined
  'charts.notAllowedWhy': { permission: unknown }
  'charts.loading': { title: unknown }
  'charts.none': undefined
  'charts.openSql': undefined
  'charts.noSql': undefined
  'charts.noSqlWhy': undefined
  'charts.noValue': undefined
  'charts.point': { values: unknown; when: unknown }
  'charts.value': { name: unknown; value: unknown }
  'charts.weekOf': { day: unknown }
  'charts.thisWeek': undefined
  'charts.activity': { count: unknown }
  'settings.title': undefined
  'settings.tabs.workspace': undefined
  'settings.tabs.reading': undefined
  'settings.tabs.keys': undefined
  'settings.tabs.tracking': undefined
  'settings.tabs.privacy': undefined
  'settings.tabs.team': undefined
  'settings.tabs.audit': undefined
  'settings.tabs.digest': undefined
  'settings.tabs.currency': undefined
  'settings.tabs.endpoints': undefined
  'settings.workspace.name': undefined
  'settings.workspace.id': undefined
  'settings.workspace.copy': undefined
  'settings.workspace.permissions': undefined
  'settings.workspace.zone': undefined
  'settings.workspace.zoneHelp': undefined
  'settings.workspace.zoneSaved': { zone: unknown }
  'settings.reading.competitors': undefined
  'settings.reading.competitorsHelp': undefined
  'settings.reading.products': undefined
  'settings.reading.productsHelp': undefined
  'settings.reading.codeNames': undefined
  'settings.reading.codeNamesHelp': undefined
  'settings.reading.patience': undefined
  'settings.reading.patienceUnit': undefined
  'settings.reading.patienceText': { count: unknown }
  'settings.reading.saved': undefined
  'settings.retention.title': undefined
  'settings.retention.events': undefined
  'settings.retention.conversations': undefined
  'settings.retention.runs': undefined
  'settings.retention.unit': undefined
  'settings.retention.days': { count: unknown }
  'settings.retention.forever': undefined
  'settings.retention.keptForever': undefined
  'settings.retention.save': undefined
  'settings.retention.saved': undefined
  'settings.retention.confirmTitle': undefined
  'settings.retention.confirm': undefined
  'settings.retention.cancel': undefined
  'settings.retention.kindCount': { kind: unknown; number: unknown }
  'settings.retention.removesNothing': undefined
  'settings.retention.removes': { what: unknown }
  'settings.retention.none': undefined
  'settings.retention.noneWhy': undefined
  'settings.retention.log': undefined
  'settings.retention.stillRunning': undefined
  'settings.person.title': undefined
  'settings.person.email': undefined
  'settings.person.emailHelp': undefined
  'settings.person.download': undefined
  'settings.person.reading': { count: unknown }
  'settings.person.fileHas': { count: unknown }
  'settings.person.nothing': undefined
  'settings.person.erase': undefined
  'settings.person.eraseTitle': undefined
  'settings.person.eraseConfirm': undefined
  'settings.person.eraseCancel': undefined
  'settings.person.eraseText': { email: unknown; what: unknown }
  'settings.person.people': { count: unknown }
  'settings.person.customers': { count: unknown }
  'settings.person.events': { count: unknown }
  'settings.person.conversations': { count: unknown }
  'settings.person.removed': { count: unknown }
  'settings.person.masked': { count: unknown }
  'settings.person.erased': { what: unknown }
  'settings.keys.new': undefined
  'settings.keys.permissions': { count: unknown }
  'settings.keys.requests': { count: unknown }
  'settings.keys.used': { when: unknown }
  'settings.keys.revoke': undefined
  'settings.keys.revokeTitle': { name: unknown }
  'settings.keys.revokeText': undefined
  'settings.keys.revoked': { name: unknown }
  'settings.keys.newTitle': undefined
  'settings.keys.name': undefined
  'settings.keys.nameHelp': undefined
  'settings.keys.may': undefined
  'settings.keys.make': undefined
  'settings.keys.making': undefined
  'settings.keys.madeTitle': undefined
  'settings.keys.madeText': undefined
  'settings.keys.copy': undefined
  'settings.keys.done': undefined
  'settings.tracking.new': undefined
  'settings.tracking.made': undefined
  'settings.tracking.createdAt': { when: unknown }
  'settings.tracking.expiresAt': { when: unknown }
  'settings.tracking.copyTag': undefined
  'settings.tracking.revoke': undefined
  'settings.tracking.revokeTitle': undefined
  'settings.tracking.revokeText': undefined
  'settings.tracking.revoked': undefined
  'settings.tracking.websites': undefined
  'settings.tracking.websitesLabel': undefined
  'settings.tracking.websitesHelp': undefined
  'settings.currency.currency': undefined
  'settings.currency.currencyHelp': undefined
  'settings.currency.notChosen': undefined
  'settings.currency.currencyWarning': undefined
  'settings.currency.saveCurrency': undefined
  'settings.currency.saved': undefined
  'settings.currency.rates': undefined
  'settings.currency.ratesHelp': { currency: unknown }
  'settings.currency.noRates': undefined
  'settings.currency.chooseFirst': undefined
  'settings.currency.rate': { count: unknown; date: unknown }
  'settings.currency.equals': { one: unknown; worth: unknown }
  'settings.currency.old': undefined
  'settings.currency.from': undefined
  'settings.currency.worth': { currency: unknown }
  'settings.currency.worthHelp': undefined
  'settings.currency.date': undefined
  'settings.currency.add': undefined
  'settings.currency.rateSaved': { currency: unknown }
  'settings.currency.remove': { currency: unknown }
  'settings.currency.removeShort': undefined
  'settings.currency.removed': { currency: unknown }
  'settings.currency.choice': { code: unknown; name: unknown }
  'settings.currency.faults.currency': undefined
  'settings.currency.faults.rate': undefined
  'settings.currency.faults.date': undefined
  'source.openIn': { provider: unknown }
  'source.openOriginal': undefined
  'source.participants': undefined
  'source.unknown': undefined
  'source.noText': undefined
  'source.noTextWhy': undefined
  'facts.status': undefined
  'facts.anyStatus': undefined
  'facts.type': undefined
  'facts.anyType': undefined
  'facts.noneLike': undefined
  'facts.none': undefined
  'facts.noneWhy': undefined
  'facts.confirm': undefined
  'facts.confirmWhat': undefined
  'facts.confirmed': undefined
  'facts.dismiss': undefined
  'facts.dismissWhat': undefined
  'facts.dismissed': undefined
  'facts.change': undefined
  'facts.move.ACTIVE': undefined
  'facts.move.ACKNOWLEDGED': undefined
  'facts.move.SNOOZED': undefined
  'facts.move.RESOLVED': undefined
  'facts.moved.ACTIVE': undefined
  'facts.moved.ACKNOWLEDGED': undefined
  'facts.moved.SNOOZED': undefined
  'facts.moved.RESOLVED': undefined
  'facts.said': { count: unknown }
  'facts.unconfirmed': { confidence: unknown }
  'customerFacts.mrr': undefined
  'customerFacts.severalCurrencies': undefined
  'customerFacts.plan': undefined
  'customerFacts.owner': undefined
  'customerFacts.people': undefined
  'customerFacts.lastActive': undefined
  'customerFacts.firstSeen': undefined
  'customerFacts.activated': undefined
  'customerFacts.noOwner': undefined
  'customerFacts.ownerCleared': undefined
  'customerFacts.ownerIs': { name: unknown }
  'customerFacts.theMember': undefined
  'customer.title': undefined
  'customer.parts': undefined
  'customer.tabs.overview': undefined
  'customer.tabs.timeline': undefined
  'customer.tabs.facts': undefined
  'customer.tabs.people': undefined
  'customer.tabs.revenue': undefined
  'customer.tabs.features': undefined
  'assessment.title': undefined
  'assessment.since': { day: unknown }
  'assessment.for': undefined
  'assessment.against': undefined
  'overview.needsAttention': undefined
  'overview.brief': undefined
  'overview.noBrief': undefined
  'overview.noBriefWhy': undefined
  'overview.said': undefined
  'overview.allFacts': undefined
  'overview.noMoreFacts': undefined
  'overview.noFacts': undefined
  'overview.noFactsWhy': undefined
  'overview.activity': undefined
  'overview.noActivity': undefined
  'overview.latest': undefined
  'overview.timeline': undefined
  'overview.noEvents': undefined
  'overview.month': undefined
  'overview.events': undefined
  'overview.eventCount': { count: unknown }
  'overview.activePeople': undefined
  'overview.lastEmail': undefined
  'overview.lastMeeting': undefined
  'overview.industry': undefined
  'overview.website': undefined
  'health.title': undefined
  'health.asOf': { day: unknown }
  'health.none': undefined
  'health.score': { score: unknown }
  'health.rank': { share: unknown }
  'health.byDay': undefined
  'health.sum': { score: unknown }
  'health.leaving': { chances: unknown }
  'health.chance': { count: unknown; share: unknown }
  'health.lessThan': { share: unknown }
  'health.leavingWhy': undefined
  'health.parts.usage': undefined
  'health.parts.people': undefined
  'health.parts.breadth': undefined
  'health.parts.recency': undefined
  'health.parts.conversations': undefined
  'health.parts.problems': undefined
  'health.parts.champion': undefined
  'health.parts.billing': undefined
  'health.parts.term': undefined
  'health.caps.day': undefined
  'health.caps.payment': undefined
  'health.caps.notice': undefined
  'health.caps.range': undefined
  'features.none': undefined
  'features.noneWhy': undefined
  'features.unreadable': undefined
  'features.weeks': { count: unknown; when: unknown }
  'features.uses': { count: unknown }
  'features.week': { count: unknown; week: unknown }
  'revenue.subscriptions': undefined
  'revenue.none': undefined
  'revenue.noneWhy': undefined
  'revenue.plan': undefined
  'revenue.status': undefined
  'revenue.price': undefined
  'revenue.started': undefined
  'revenue.ended': undefined
  'revenue.amountTimes': { amount: unknown; quantity: unknown }
  'revenue.every.day': { amount: unknown; count: unknown }
  'revenue.every.week': { amount: unknown; count: unknown }
  'revenue.every.month': { amount: unknown; count: unknown }
  'revenue.every.year': { amount: unknown; count: unknown }
  'revenue.mrr': undefined
  'revenue.mrrByDay': undefined
  'revenue.mrrNone': undefined
  'revenue.paid': undefined
  'revenue.activeSubscriptions': undefined
  'revenue.title': undefined
  'revenue.connect': undefined
  'revenue.now': { amount: unknown; count: unknown }
  'revenue.inCurrency': { currency: unknown }
  'revenue.notChosen': { currency: unknown }
  'revenue.rates': { rates: unknown }
  'revenue.rate': { count: unknown; date: unknown; one: unknown; worth: unknown }
  'revenue.setRates': undefined
  'revenue.changed': { at: unknown; month: unknown }
  'revenue.changedMonth': undefined
  'revenue.running': undefined
  'revenue.byMonth': undefined
  'revenue.byPlan': undefined
  'revenue.planMonth': undefined
  'revenue.inMonth': { month: unknown }
  'revenue.noPlans': undefined
  'revenue.month': undefined
  'revenue.noPlan': undefined
  'revenue.ofPlan': { plan: unknown }
  'revenue.ofNoPlan': undefined
  'revenue.nobody': undefined
  'revenue.beside': { currency: unknown }
  'revenue.besideText': { count: unknown; currency: unknown }
  'revenue.notCounted': { count: unknown }
  'revenue.figures.opening': undefined
  'revenue.figures.new': undefined
  'revenue.figures.reactivation': undefined
  'revenue.figures.expansion': undefined
  'revenue.figures.contraction': undefined
  'revenue.figures.churn': undefined
  'revenue.figures.closing': undefined
  'revenue.figures.not_counted': undefined
  'revenue.netRetention': undefined
  'revenue.grossRetention': undefined
  'revenue.noRetention': undefined
  'revenue.chartMost': { amount: unknown }
  'revenue.customers': { count: unknown }
  'revenue.accounts': { figure: unknown; month: unknown }
  'revenue.fromTo': { after: unknown; before: unknown }
  'revenue.nothing': undefined
  'revenue.unknown': undefined
  'revenue.next': undefined
  'revenue.previous': undefined
  'revenue.showSql': undefined
  'revenue.hideSql': undefined
  'revenue.sqlHelp': undefined
  'revenue.runSql': undefined
  'terms.title': undefined
  'terms.add': undefined
  'terms.none': undefined
  'terms.noneWhy': undefined
  'terms.fromTo': { from: unknown; to: unknown }
  'terms.rolling': { from: unknown }
  'terms.perMonth': { amount: unknown }
  'terms.origins.CONTRACT': undefined
  'terms.origins.SUBSCRIPTION': undefined
  'terms.origins.DEAL': undefined
  'terms.sources.api': undefined
  'terms.sources.csv': undefined
  'terms.sources.console': undefined
  'terms.renewsItself': undefined
  'terms.setOutcome': undefined
  'terms.changeOutcome': undefined
  'terms.contract': undefined
  'terms.newContract': undefined
  'terms.startsOn': undefined
  'terms.endsOn': undefined
  'terms.noticeOn': undefined
  'terms.amount': undefined
  'terms.currency': undefined
  'terms.currencyHelp': undefined
  'terms.outcomeTitle': undefined
  'terms.outcome': undefined
  'terms.outcomeHelp': undefined
  'terms.automatic': undefined
  'terms.reason': undefined
  'detections.event_count_threshold.name': undefined
  'detections.event_count_threshold.text': undefined
  'detections.event_count_threshold.sentence': { eventNames: unknown; operator: unknown }
  'detections.event_count_threshold.fields.count.label': undefined
  'detections.event_count_threshold.fields.count.unit': undefined
  'detections.event_count_threshold.fields.windowDays.label': undefined
  'detections.event_count_threshold.fields.windowDays.unit': undefined
  'detections.event_absence.name': undefined
  'detections.event_absence.text': undefined
  'detections.event_absence.sentence': undefined
  'detections.event_absence.fields.days.label': undefined
  'detections.event_absence.fields.days.unit': undefined
  'detections.event_absence.fields.workingDays.label': undefined
  'detections.event_absence.fields.workingDays.unit': undefined
  'detections.event_absence.fields.minimumActiveDays.label': undefined
  'detections.event_absence.fields.minimumActiveDays.unit': undefined
  'detections.customer_activity_threshold.name': undefined
  'detections.customer_activity_threshold.text': undefined
  'detections.customer_activity_threshold.sentence': { operator: unknown }
  'detections.customer_activity_threshold.fields.count.label': undefined
  'detections.customer_activity_threshold.fields.count.unit': undefined
  'detections.customer_activity_threshold.fields.windowDays.label': undefined
  'detections.customer_activity_threshold.fields.windowDays.unit': undefined
  'detections.customer_activity_drop.name': undefined
  'detections.customer_activity_drop.text': undefined
  'detections.customer_activity_drop.sentence': { dropPercent: unknown }
  'detections.customer_activity_drop.fields.dropPercent.label': undefined
  'detections.customer_activity_drop.fields.dropPercent.unit': undefined
  'detections.customer_activity_drop.fields.windowDays.label': undefined
  'detections.customer_activity_drop.fields.windowDays.unit': undefined
  'detections.customer_activity_drop.fields.baselineDays.label': undefined
  'detections.customer_activity_drop.fields.baselineDays.unit': undefined
  'detections.customer_activity_drop.fields.minimumBaseline.label': undefined
  'detections.customer_activity_drop.fields.minimumBaseline.unit': undefined
  'detections.customer_activity_drop.fields.fadeDays.label': undefined
  'detections.customer_activity_drop.fields.fadeDays.unit': undefined
  'detections.related_user_inactivity.name': undefined
  'detections.related_user_inactivity.text': undefined
  'detections.related_user_inactivity.sentence': { role: unknown }
  'detections.related_user_inactivity.fields.days.label': undefined
  'detections.related_user_inactivity.fields.days.unit': undefined
  'detections.related_user_inactivity.fields.workingDays.label': undefined
  'detections.related_user_inactivity.fields.workingDays.unit': undefined
  'detections.related_user_inactivity.fields.minimumActiveDays.label': undefined
  'detections.related_user_inactivity.fields.minimumActiveDays.unit': undefined
  'attention.title': undefined
  'attention.status': undefined
  'attention.open': undefined
  'attention.snoozedTab': undefined
  'attention.resolvedTab': undefined
  'attention.item': undefined
  'attention.everybody': undefined
  'attention.kindLabel': undefined
  'attention.anyKind': undefined
  'attention.kind.signal': undefined
  'attention.kind.facts': undefined
  'attention.kind.billing': undefined
  'attention.kind.tickets': undefined
  'attention.kind.activity': undefined
  'attention.kind.host': undefined
  'attention.priority.NORMAL': undefined
  'attention.priority.HIGH': undefined
  'attention.priority.URGENT': undefined
  'attention.role.contradictory': undefined
  'attention.role.context': undefined
  'attention.noneOpen': undefined
  'attention.noneOpenText': undefined
  'attention.noneResolved': undefined
  'attention.noneResolvedText': undefined
  'attention.noneSnoozed': undefined
  'attention.noneSnoozedText': undefined
  'attention.noneLikeThat': undefined
  'attention.noneLikeThatText': undefined
  'attention.actionsOf': { title: unknown }
  'attention.select': { title: unknown }
  'attention.selected': { count: unknown }
  'attention.together': undefined
  'attention.assignToMe': undefined
  'attention.assignTo': undefined
  'attention.assignToNobody': undefined
  'attention.snooze': undefined
  'attention.untilTomorrow': undefined
  'attention.untilMonday': undefined
  'attention.untilMonth': undefined
  'attention.wake': undefined
  'attention.resolve': undefined
  'attention.reopen': undefined
  'attention.reopenOf': { title: unknown }
  'attention.resolvedLately': undefined
  'attention.isResolved': undefined
  'attention.isSnoozed': { day: unknown }
  'attention.arr': undefined
  'attention.arrTitle': undefined
  'attention.resolved': { count: unknown }
  'attention.reopened': { count: unknown }
  'attention.woken': { count: unknown }
  'attention.snoozed': { count: unknown; day: unknown }
  'attention.assigned': { count: unknown; name: unknown }
  'attention.assignedToNobody': { count: unknown }
  'attention.since': { when: unknown }
  'attention.whatChanged': undefined
  'attention.whyItMatters': undefined
  'attention.notSure': { why: unknown }
  'attention.evidence': undefined
  'attention.history': undefined
  'attention.openAction': undefined
  'identity.title': undefined
  'identity.views': undefined
  'identity.suggestions': undefined
  'identity.merged': undefined
  'identity.mergeTwo': undefined
  'identity.noSuggestions': undefined
  'identity.noSuggestionsText': undefined
  'identity.areOneNow': undefined
  'identity.stayApart': undefined
  'identity.and': undefined
  'identity.sureness.HIGH': undefined
  'identity.sureness.MEDIUM': undefined
  'identity.sureness.LOW': undefined
  'identity.moves': { events: unknown; facts: unknown; sources: unknown; users: unknown }
  'identity.different': undefined
  'identity.same': undefined
  'identity.merging': undefined
  'identity.apart': undefined
  'identity.noMerges': undefined
  'identity.noMergesText': undefined
  'identity.wentInto': { survivor: unknown }
  'identity.takeApartTitle': undefined
  'identity.takeApartText': undefined
  'identity.takeApart': undefined
  'identity.mergeWhat': undefined
  'identity.survivor': undefined
  'identity.duplicate': undefined
  'identity.noCustomer': undefined
  'identity.goesInto': undefined
  'identity.swap': undefined
  'identity.merge': undefined
  'identity.areOne': undefined
  'identity.unnamed': undefined
  'identity.aPerson': undefined
  'identity.aCustomer': undefined
  'tasks.title': undefined
  'tasks.status': undefined
  'tasks.open': undefined
  'tasks.done': undefined
  'tasks.everybody': undefined
  'tasks.me': { name: unknown }
  'tasks.none': undefined
  'work.undo': undefined
  'work.gone': undefined
  'work.nobody': undefined
  'work.aMember': undefined
  'work.assignee': undefined
  'work.notesTab': undefined
  'work.tasksTab': undefined
  'work.note': undefined
  'work.noteHelp': undefined
  'work.saveNote': undefined
  'work.writeNote': undefined
  'work.noteSaved': undefined
  'work.noteRemoved': undefined
  'work.mention': undefined
  'work.noNotes': undefined
  'work.noNotesHere': undefined
  'work.unknownAuthor': undefined
  'work.edited': undefined
  'work.edit': undefined
  'work.remove': undefined
  'work.stopEditing': undefined
  'work.removeNote': undefined
  'work.removeNoteText': undefined
  'work.editedMeanwhile': undefined
  'work.changedMeanwhile': undefined
  'work.writeOver': undefined
  'work.task': undefined
  'work.makeTask': undefined
  'work.saveTask': undefined
  'work.taskSaved': undefined
  'work.taskTitle': undefined
  'work.dueOn': undefined
  'work.details': undefined
  'work.taskDone': undefined
  'work.taskReopened': undefined
  'work.late': undefined
  'work.noDay': undefined
  'work.complete': undefined
  'work.reopen': undefined
  'work.completeTask': { title: unknown }
  'work.reopenTask': { title: unknown }
  'work.openTasks': undefined
  'work.doneTasks': undefined
  'work.noTasks': undefined
  'work.noTasksHere': undefined
  'work.noneDone': undefined
  'team.signIn.title': undefined
  'team.signIn.ended': undefined
  'team.signIn.onwards': { reason: unknown }
  'team.signIn.byLink': undefined
  'team.signIn.otherTab': undefined
  'team.signIn.goOn': undefined
  'team.signIn.key': undefined
  'team.signIn.keyHelp': undefined
  'team.signIn.checking': undefined
  'team.signIn.act': undefined
  'team.signIn.out': undefined
  'team.signIn.as': { name: unknown }
  'team.signIn.withKey': { name: unknown }
  'team.join.title': { organization: unknown }
  'team.join.again': { organization: unknown }
  'team.join.invitedBy': { name: unknown; role: unknown }
  'team.join.invited': { role: unknown }
  'team.join.welcomeBack': { email: unknown }
  'team.join.name': undefined
  'team.join.nameHelp': undefined
  'team.join.nameMissing': undefined
  'team.join.joinAs': { name: unknown }
  'team.join.join': undefined
  'team.join.signInAs': { name: unknown }
  'team.join.working': undefined
  'team.join.failed': undefined
  'team.join.open': undefined
  'team.join.until': { time: unknown }
  'team.roles.owner': undefined
  'team.roles.admin': undefined
  'team.roles.member': undefined
  'team.roles.viewer': undefined
  'team.roles.none': undefined
  'team.roleIs.owner': undefined
  'team.roleIs.admin': undefined
  'team.roleIs.member': undefined
  'team.roleIs.viewer': undefined
  'team.rolesMay.owner': undefined
  'team.rolesMay.admin': undefined
  'team.rolesMay.member': undefined
  'team.rolesMay.viewer': undefined
  'team.people.title': undefined
  'team.people.none': undefined
  'team.people.noneHelp': undefined
  'team.people.may': undefined
  'team.people.mayHelp': undefined
  'team.people.you': undefined
  'team.people.seen': { time: unknown }
  'team.people.neverSeen': undefined
  'team.people.roleOf': { name: unknown }
  'team.people.changed': { before: unknown; name: unknown; role: unknown }
  'team.people.keys': { count: unknown; name: unknown }
  'team.people.takeTitle': { name: unknown }
  'team.people.takeText': { name: unknown }
  'team.people.take': undefined
  'team.people.link': undefined
  'team.people.linkOf': { name: unknown }
  'team.invite.title': undefined
  'team.invite.email': undefined
  'team.invite.role': undefined
  'team.invite.act': undefined
  'team.invite.making': undefined
  'team.invite.noEmail': undefined
  'team.given.title': { name: unknown }
  'team.given.text': undefined
  'team.given.copied': undefined
  'team.given.copy': undefined
  'team.given.done': undefined
  'team.given.label': undefined
  'team.given.until': { time: unknown }
  'team.links.title': undefined
  'team.links.none': undefined
  'team.links.invitation': { role: unknown }
  'team.links.signIn': undefined
  'team.links.until': { time: unknown }
  'team.links.expired': undefined
  'team.links.withdraw': undefined
  'team.links.withdrawOf': { name: unknown }
  'team.links.withdrawn': { name: unknown }
  'team.sessions.title': undefined
  'team.sessions.none': undefined
  'team.sessions.this': undefined
  'team.sessions.used': { time: unknown }
  'team.sessions.begun': { time: unknown }
  'team.sessions.end': undefined
  'team.sessions.endOf': { browser: unknown; name: unknown }
  'team.sessions.ended': { name: unknown }
  'team.sessions.browser': { browser: unknown; system: unknown }
  'team.sessions.unknown': undefined
  'team.members.title': undefined
  'team.members.none': undefined
  'team.members.noneHelp': undefined
  'team.members.owns': { count: unknown }
  'team.audit.none': undefined
  'team.audit.noneHelp': undefined
  'team.audit.may': undefined
  'team.audit.who': undefined
  'team.audit.everybody': undefined
  'team.audit.former': undefined
  'team.audit.key': { name: unknown }
  'team.audit.byKey': { key: unknown; name: unknown }
  'team.audit.host': undefined
  'team.audit.removedKey': undefined
  'team.audit.details': undefined
  'team.audit.field': undefined
  'team.audit.before': undefined
  'team.audit.after': undefined
  'team.audit.nothing': undefined
  'team.audit.about': { name: unknown }
  'team.audit.more': undefined
  'team.audit.loading': undefined
  'team.audit.did': { operation: unknown }
  'team.auditWords.inviteToTeam': undefined
  'team.auditWords.makeSignInLink': undefined
  'team.auditWords.withdrawTeamLink': undefined
  'team.auditWords.setTeamRole': undefined
  'team.auditWords.endTeamSession': undefined
  'team.auditWords.acceptInvitation': undefined
  'team.auditWords.signInByLink': undefined
  'team.auditWords.signOut': undefined
  'team.auditWords.member_remove': undefined
  'team.auditWords.putMembers': undefined
  'team.auditWords.createApiKey': undefined
  'team.auditWords.revokeApiKey': undefined
  'team.auditWords.updateApiKey': undefined
  'team.auditWords.rotateApiKey': undefined
  'team.auditWords.createPublicKey': undefined
  'team.auditWords.revokePublicKey': undefined
  'team.auditWords.createAutomation': undefined
  'team.auditWords.createAgent': undefined
  'team.auditWords.createDestination': undefined
  'team.auditWords.updateDestination': undefined
  'team.auditWords.putRetention': undefined
  'team.auditWords.putReadingSettings': undefined
  'team.auditWords.svc_assign_customer_owner': undefined
  'team.auditWords.mergeSuggestion': undefined
  'team.auditWords.rejectSuggestion': undefined
  'team.auditWords.undoMerge': undefined
  'team.auditWords.confirmFact': undefined
  'team.auditWords.dismissFact': undefined
  'team.auditWords.setFactStatus': undefined
  'team.auditWords.createSignal': undefined
  'team.auditWords.updateSignal': undefined
  'team.auditWords.archiveSignal': undefined
  'team.auditWords.updateBuiltInSignal': undefined
  'team.auditWords.updateAutomation': undefined
  'team.auditWords.enableAutomation': undefined
  'team.auditWords.disableAutomation': undefined
  'team.auditWords.archiveAutomation': undefined
  'team.auditWords.updateAgent': undefined
  'team.auditWords.enableAgent': undefined
  'team.auditWords.disableAgent': undefined
  'team.auditWords.enableDestination': undefined
  'team.auditWords.disableDestination': undefined
  'team.auditWords.archiveDestination': undefined
  'team.auditWords.updateSettings': undefined
  'team.auditWords.updateWebsiteTracking': undefined
  'team.auditWords.erasePersonalData': undefined
  'team.auditWords.liftErasure': undefined
  'team.auditWords.connectIntegration': undefined
  'team.auditWords.integrations_connect': undefined
  'team.auditWords.disconnectIntegration': undefined
  'team.auditWords.resolveAttention': undefined
  'team.auditWords.raiseAttention': undefined
  'team.auditWords.customer_owner_clear': undefined
  'team.auditWords.contract_outcome_set': undefined
  'team.auditWords.identity_merge': undefined
  'team.auditWords.identity_reject': undefined
  'team.auditWords.identity_undo': undefined
  'team.auditWords.setPublicKeyTrust': undefined
  'team.auditWords.putCustomers': undefined
  'team.auditWords.putUsers': undefined
  'team.auditWords.putSources': undefined
  'team.auditWords.putFacts': undefined
  'team.auditWords.putSubscriptions': undefined
  'team.auditWords.putContracts': undefined
  'team.auditWords.clearCustomerOwner': undefined
  'team.auditWords.fitHealthModel': undefined
  'team.auditWords.setContractOutcome': undefined
  'team.auditWords.resetFactPatterns': undefined
  'team.auditWords.changeCustomers': undefined
  'team.auditWords.createSegment': undefined
  'team.auditWords.updateSegment': undefined
  'team.auditWords.archiveSegment': undefined
  'team.auditWords.restoreSegment': undefined
  'team.auditWords.createView': undefined
  'team.auditWords.updateView': undefined
  'team.auditWords.removeView': undefined
  'team.auditWords.noteVisit': undefined
  'team.auditWords.removeMember': undefined
  'team.auditWords.importEvents': undefined
  'team.auditWords.assignAttention': undefined
  'team.auditWords.snoozeAttention': undefined
  'team.auditWords.resolveManyAttention': undefined
  'team.auditWords.reopenAttention': undefined
  'team.auditWords.createNote': undefined
  'team.auditWords.updateNote': undefined
  'team.auditWords.removeNote': undefined
  'team.auditWords.createTask': undefined
  'team.auditWords.updateTask': undefined
  'team.auditWords.completeTask': undefined
  'team.auditWords.reopenTask': undefined
  'team.auditWords.removeTask': undefined
  'team.auditWords.runLookback': undefined
  'team.auditWords.startAgentRun': undefined
  'team.auditWords.mergeByHand': undefined
  'team.auditWords.syncIntegration': undefined
  'team.auditWords.setIntegrationWebhook': undefined
  'team.auditWords.exportPersonalData': undefined
  'team.auditWords.runRetention': undefined
  'team.auditWords.exportWorkspace': undefined
  'team.auditWords.enableIdentityVerification': undefined
  'team.auditWords.disableIdentityVerification': undefined
  'team.auditWords.rotateIdentitySecret': undefined
  'team.auditWords.retryJobs': undefined
  'team.auditWords.retryDeadLetters': undefined
  'team.auditWords.retryDelivery': undefined
  'team.auditWords.rotateSecret': undefined
  'team.auditWords.connect_page': undefined
  'team.auditWords.svc_grant_customer_access': undefined
  'team.auditWords.svc_update_customer_access': undefined
  'team.auditWords.svc_revoke_customer_access': undefined
  'team.auditWords.svc_create_destination': undefined
  'team.auditWords.svc_update_destination': undefined
  'team.auditWords.svc_enable_destination': undefined
  'team.auditWords.svc_disable_destination': undefined
  'team.auditWords.svc_archive_destination': undefined
  'team.auditWords.svc_begin_integration_setup': undefined
  'team.auditWords.svc_setup_integration': undefined
  'team.auditWords.svc_update_customer_activation': undefined
  'team.auditWords.svc_update_workspace_settings': undefined
  'team.auditWords.svc_create_feature': undefined
  'team.auditWords.svc_archive_feature': undefined
  'team.auditWords.apiKeys_create': undefined
  'team.auditWords.apiKeys_setGrants': undefined
  'team.auditWords.publicKeys_create': undefined
  'team.auditWords.facts_setStatus': undefined
  'team.auditWords.facts_confirm': undefined
  'team.auditWords.facts_dismiss': undefined
  'team.auditWords.activation_backfill': undefined
  'team.auditWords.privacy_reapply': undefined
  'team.auditWords.transfer_import': undefined
  'team.auditWords.integrations_begin': undefined
  'team.auditWords.integrations_disconnect': undefined
  'team.auditWords.integrations_sync': undefined
  'team.auditWords.integrations_webhook': undefined
  'team.auditWords.createQuery': undefined
  'team.auditWords.updateQuery': undefined
  'team.auditWords.archiveQuery': undefined
  'team.auditWords.restoreQuery': undefined
  'team.auditWords.restoreQueryVersion': undefined
  'team.auditWords.createDashboard': undefined
  'team.auditWords.updateDashboard': undefined
  'team.auditWords.addDashboardTile': undefined
  'team.auditWords.removeDashboard': undefined
  'team.auditWords.setDigest': undefined
  'team.auditWords.sendDigestNow': undefined
  'team.auditWords.confirmDigestAddress': undefined
  'team.auditWords.confirmMailAddress': undefined
  'team.auditWords.unsubscribeDigest': undefined
  'team.auditWords.unsubscribeEndpoint': undefined
  'team.auditWords.createEndpoint': undefined
  'team.auditWords.updateEndpoint': undefined
  'team.auditWords.removeEndpoint': undefined
  'team.auditWords.rotateEndpointSecret': undefined
  'team.auditWords.testEndpoint': undefined
  'team.auditWords.replayEndpointDelivery': undefined
  'team.auditWords.replayFailedEndpointDeliveries': undefined
  'team.auditWords.endpoint_delivery': undefined
  'developer.title': undefined
  'developer.retry': undefined
  'developer.retryAll': undefined
  'developer.tabs.events': undefined
  'developer.tabs.issues': undefined
  'developer.tabs.declared': undefined
  'developer.tabs.work': undefined
  'developer.tabs.undelivered': undefined
  'developer.tabs.keys': undefined
  'developer.events.forbidden': undefined
  'developer.events.forbiddenWhy': undefined
  'developer.events.byName': undefined
  'developer.events.byPerson': undefined
  'developer.events.kind': undefined
  'developer.events.anyKind': undefined
  'developer.events.pause': undefined
  'developer.events.resume': undefined
  'developer.events.shown': { count: unknown }
  'developer.events.held': { count: unknown }
  'developer.events.missed': { count: unknown }
  'developer.events.issues': { count: unknown; link: unknown }
  'developer.events.issuesLink': undefined
  'developer.events.none': undefined
  'developer.events.noneWhy': undefined
  'developer.events.noneLike': undefined
  'developer.events.noneLikeWhy': undefined
  'developer.events.nobody': undefined
  'developer.events.noCustomer': undefined
  'developer.event.gone': undefined
  'developer.event.goneWhy': undefined
  'developer.event.whose': undefined
  'developer.event.what': undefined
  'developer.event.kind': undefined
  'developer.event.happened': undefined
  'developer.event.clamped': undefined
  'developer.event.arrived': undefined
  'developer.event.from': undefined
  'developer.event.page': undefined
  'developer.event.properties': undefined
  'developer.event.noProperties': undefined
  'developer.event.shortened': undefined
  'developer.event.showJson': undefined
  'developer.event.hideJson': undefined
  'developer.event.copyJson': undefined
  'developer.event.unknown': undefined
  'developer.personBy.userId': { key: unknown }
  'developer.personBy.email': { key: unknown }
  'developer.personBy.visitor': { key: unknown }
  'developer.personBy.none': undefined
  'developer.customerBy.customerId': { key: unknown }
  'developer.customerBy.domain': { key: unknown }
  'developer.customerBy.account': { key: unknown }
  'developer.customerBy.person': { key: unknown }
  'developer.customerBy.none': undefined
  'developer.issues.none': undefined
  'developer.issues.noneWhy': undefined
  'developer.issues.kinds.refused': undefined
  'developer.issues.kinds.undeclared': undefined
  'developer.issues.kinds.clamped': undefined
  'developer.issues.kinds.cut': undefined
  'developer.issues.kinds.changed': undefined
  'developer.issues.last': undefined
  'developer.issues.times': { count: unknown }
  'developer.declared.check.off': undefined
  'developer.declared.check.warn': undefined
  'developer.declared.check.refuse': undefined
  'developer.declared.none': undefined
  'developer.declared.noneWhy': undefined
  'developer.declared.properties': undefined
  'developer.declared.noProperties': undefined
  'developer.declared.required': undefined
  'developer.declared.optional': undefined
  'developer.declared.unseen': undefined
  'developer.declared.undeclared': undefined
  'developer.declared.allDeclared': undefined
  'developer.declared.meant': { name: unknown }
  'developer.declared.incomplete': undefined
  'developer.work.lanes': undefined
  'developer.work.lane': undefined
  'developer.work.waiting': undefined
  'developer.work.running': undefined
  'developer.work.failed': undefined
  'developer.work.oldest': undefined
  'developer.work.givenUp': undefined
  'developer.work.none': undefined
  'developer.work.noneWhy': undefined
  'developer.work.jobs': { count: unknown }
  'developer.work.retried': { count: unknown }
  'developer.undelivered.forbidden': undefined
  'developer.undelivered.forbiddenWhy': undefined
  'developer.undelivered.hooks': undefined
  'developer.undelivered.noLetters': undefined
  'developer.undelivered.noLettersWhy': undefined
  'developer.undelivered.data': undefined
  'developer.undelivered.retried': { count: unknown }
  'developer.undelivered.messages': undefined
  'developer.undelivered.noMessages': undefined
  'developer.undelivered.noChannel': undefined
  'developer.undelivered.send': undefined
  'developer.undelivered.sentAgain': undefined
  'developer.keys.api': undefined
  'developer.keys.change': undefined
  'developer.keys.none': undefined
  'developer.keys.noneWhy': undefined
  'developer.keys.requests': { count: unknown }
  'developer.keys.unused': undefined
  'developer.keys.public': undefined
  'developer.keys.noPublic': undefined
  'developer.keys.noPublicWhy': undefined
  'developer.keys.noOrigins': undefined
  'developer.keys.origins': undefined
  'developer.keys.revoked': undefined
  'developer.keys.expired': undefined
  'welcome.title': undefined
  'welcome.what': undefined
  'welcome.send': undefined
  'welcome.sendWhat': undefined
  'welcome.copy': undefined
  'welcome.needsKey': undefined
  'welcome.makeKey': undefined
  'welcome.waiting': undefined
  'welcome.arrived': { name: unknown }
  'welcome.ofPerson': { customer: unknown; person: unknown }
  'welcome.ofNobody': undefined
  'welcome.see': undefined
  'welcome.refused': { message: unknown }
  'welcome.ways': undefined
  'welcome.connect': undefined
  'welcome.connectWhat': undefined
  'welcome.connectButton': undefined
  'welcome.tracker': undefined
  'welcome.trackerWhat': undefined
  'welcome.trackerButton': undefined
  'welcome.trackerNo': undefined
  'welcome.code': undefined
  'welcome.codeWhat': undefined
  'welcome.goOn': undefined
  'connect.keyOf': { name: unknown }
  'connect.connect': undefined
  'connect.connecting': undefined
  'connect.connected': { name: unknown }
  'connect.link': undefined
  'connect.notAllowed': { name: unknown }
  'connect.notAllowedWhy': { permission: unknown }
  'connect.done': { name: unknown }
  'connect.doneWhat': undefined
  'connect.failed': { name: unknown }
  'connect.expired': undefined
  'connect.nothingStored': undefined
  'connect.again': undefined
  'connect.otherTab': undefined
  'connect.openPage': undefined
  'connect.otherTabWhat': { name: unknown }
  'connect.connectName': { name: unknown }
  'connect.makingLink': undefined
  'connect.bySignIn': { name: unknown }
  'connect.byKey': { name: unknown }
  'connect.byEither': { name: unknown }
  'connect.asksCounting': { name: unknown }
  'connect.safe': { name: unknown }
  'connect.noConnector': undefined
  'connect.noConnectorWhy': { name: unknown }
  'connect.notSetUp': { name: unknown }
  'connect.needs': { count: unknown; settings: unknown }
  'connect.where': undefined
  'connect.environment': { count: unknown; settings: unknown; variables: unknown }
  'connect.needsClient': { name: unknown }
  'integrations.connected': undefined
  'integrations.canConnect': undefined
  'integrations.connectFirst': undefined
  'integrations.notSetUp': undefined
  'integrations.needsYou': undefined
  'integrations.syncs.running': undefined
  'integrations.syncs.waiting': undefined
  'integrations.syncs.idle': undefined
  'integrations.syncs.failing': undefined
  'integrations.syncs.stopped': undefined
  'integrations.categories.crm': undefined
  'integrations.categories.communication': undefined
  'integrations.categories.storage': undefined
  'integrations.categories.calls': undefined
  'integrations.categories.calendar': undefined
  'integrations.categories.analytics': undefined
  'integrations.categories.billing': undefined
  'integrations.categories.support': undefined
  'connected.states.not_connected': undefined
  'connected.states.awaiting_auth': undefined
  'connected.states.setup_required': undefined
  'connected.states.ready': undefined
  'connected.states.requires_intervention': undefined
  'connected.advice.awaiting_auth': undefined
  'connected.advice.setup_required': undefined
  'connected.advice.requires_intervention': undefined
  'connected.counts.all': undefined
  'connected.counts.features': undefined
  'connected.streams': undefined
  'connected.noStreams': undefined
  'connected.noStreamsWhy': undefined
  'connected.streamStates.idle': undefined
  'connected.streamStates.running': undefined
  'connected.streamStates.waiting': undefined
  'connected.streamStates.failing': undefined
  'connected.streamStates.skipped': undefined
  'connected.streamStates.stopped': undefined
  'connected.recordsMissing': undefined
  'connected.neverRead': undefined
  'connected.runs': undefined
  'connected.readNow': undefined
  'connected.starting': undefined
  'connected.reading': undefined
  'connected.readNext': { name: unknown }
  'connected.disconnect': undefined
  'connected.disconnectTitle': { name: unknown }
  'connected.disconnectText': { name: unknown }
  'connected.disconnected': { name: unknown }
  'syncRuns.none': undefined
  'syncRuns.noneWhy': undefined
  'syncRuns.statuses.running': undefined
  'syncRuns.statuses.succeeded': undefined
  'syncRuns.statuses.partial': undefined
  'syncRuns.statuses.failed': undefined
  'syncRuns.outcomes.ended': undefined
  'syncRuns.outcomes.partial': undefined
  'syncRuns.outcomes.failed': undefined
  'syncRuns.outcomes.skipped': undefined
  'syncRuns.causes.schedule': undefined
  'syncRuns.causes.asked': undefined
  'syncRuns.causes.webhook': undefined
  'syncRuns.causes.connected': undefined
  'syncRuns.changes': { cause: unknown; count: unknown }
  'syncRuns.requests': { count: unknown }
  'syncRuns.requestsIn': { count: unknown; duration: unknown }
  'syncRuns.leftOut': { count: unknown }
  'syncRuns.leftOutFor': { count: unknown; reasons: unknown }
  'syncRuns.reason': { number: unknown; reason: unknown }
  'syncRuns.figures': { added: unknown; removed: unknown; unchanged: unknown; updated: unknown }
  'syncRuns.waited': { duration: unknown }
  'syncRuns.failure': { kind: unknown; message: unknown }
  'syncRuns.unreadable': { count: unknown }
  'syncRuns.unreadableSuchAs': { count: unknown; id: unknown; message: unknown }
  'mapping.title': undefined
  'mapping.what': undefined
  'mapping.take': undefined
  'mapping.taken': undefined
  'mapping.none': undefined
  'mapping.stages.Created': undefined
  'mapping.stages.Quoting': undefined
  'mapping.stages.Negotiation': undefined
  'mapping.stages.Won': undefined
  'mapping.stages.Lost': undefined
  'trouble.since': { name: unknown; when: unknown }
  'trouble.next': { when: unknown }
  'trouble.stopped': undefined
  'home.title': undefined
  'home.noGrant': undefined
  'home.noGrantText': undefined
  'home.ask': undefined
  'home.askHint': undefined
  'home.accounts': undefined
  'home.renewals': undefined
  'home.noneAtRisk': undefined
  'home.noneAtRiskText': undefined
  'home.nobodyLeaves': undefined
  'home.mayLeave': { count: unknown }
  'home.worthMayLeave': { count: unknown; worth: unknown }
  'home.manyLeave': { number: unknown }
  'home.haveSaidSo': { count: unknown }
  'home.unknownWorth': { count: unknown }
  'home.lastDays': undefined
  'home.sinceYouWereHere': { when: unknown }
  'home.nothingNew': undefined
  'home.before': { state: unknown }
  'home.new': undefined
  'home.outcomes.renewed': undefined
  'home.outcomes.expanded': undefined
  'home.outcomes.contracted': undefined
  'home.outcomes.churned': undefined
  'home.moreStates': { count: unknown }
  'home.moreNew': { count: unknown; list: unknown }
  'home.allCustomers': undefined
  'home.needsAttention': undefined
  'home.noItemsWhy': undefined
  'home.all': undefined
  'home.whatTheySay': undefined
  'home.lookFor': undefined
  'home.questions.leaving': undefined
  'home.questions.growing': undefined
  'home.questions.moving': undefined
  'home.questions.unhappy': undefined
  'home.nothingSaid': undefined
  'home.nothingSaidText': { link: unknown }
  'home.connect': undefined
  'home.more': undefined
  'trends.title': undefined
  'trends.activity': undefined
  'trends.events': undefined
  'trends.eventsByDay': undefined
  'trends.activityNone': undefined
  'trends.todaySoFar': undefined
  'trends.active': undefined
  'trends.activeByWeek': undefined
  'trends.activeNone': undefined
  'trends.weekSoFar': undefined
  'trends.mrr': undefined
  'trends.mrrIn': { currency: unknown }
  'trends.mrrNone': undefined
  'trends.today': undefined
  'trends.industries': undefined
  'trends.industriesNone': undefined
  'trends.noIndustry': undefined
  'trends.customers': { count: unknown }
  'trends.inCurrencies': { currencies: unknown }
  'trends.leftOut': { customers: unknown }
  'trends.otherCurrencies': { count: unknown }
  'trends.severalCurrencies': { count: unknown }
  'trends.noBilling': { count: unknown }
  'standing.states.leaving': undefined
  'standing.states.at_risk': undefined
  'standing.states.stuck': undefined
  'standing.states.growing': undefined
  'standing.states.calm': undefined
  'standing.states.unknown': undefined
  'standing.left': undefined
  'standing.health': { score: unknown }
  'standing.rose': { count: unknown; points: unknown }
  'standing.fell': { count: unknown; points: unknown }
  'standing.reportedBy': { name: unknown }
  'standing.yearly': { amount: unknown }
  'standing.noRevenue': undefined
  'standing.noTerm': undefined
  'standing.ends': { day: unknown }
  'standing.renews': { day: unknown }
  'standing.renewsItself': { day: unknown }
  'standing.nextBy': { action: unknown; day: unknown }
  'standing.next.win_back': undefined
  'standing.next.ask_why': undefined
  'standing.next.answer_competitor': undefined
  'standing.next.find_contact': undefined
  'standing.next.solve_ticket': undefined
  'standing.next.talk_price': undefined
  'standing.next.revive_use': undefined
  'standing.next.settle_payment': undefined
  'standing.next.prepare_renewal': undefined
  'standing.next.offer_more': undefined
  'standing.next.ask_for_outcome': undefined
  'renewals.title': undefined
  'renewals.which': undefined
  'renewals.periods.quarter': undefined
  'renewals.periods.next': undefined
  'renewals.periods.overdue': undefined
  'renewals.none.quarter': undefined
  'renewals.none.next': undefined
  'renewals.none.overdue': undefined
  'renewals.noneText': undefined
  'renewals.some': { count: unknown; from: unknown; to: unknown }
  'renewals.worth': { count: unknown; from: unknown; to: unknown; worth: unknown }
  'renewals.unknownWorth': { count: unknown }
  'renewals.byHealth': undefined
  'renewals.bands.leaving': undefined
  'renewals.bands.low': undefined
  'renewals.bands.medium': undefined
  'renewals.bands.high': undefined
  'renewals.bands.unknown': undefined
  'renewals.customers': { count: unknown }
  'renewals.more': { count: unknown }
  'renewals.nextTask': undefined
  'renewals.noTask': undefined
  'renewals.taskDue': { day: unknown }
  'renewals.taskLate': { day: unknown }
  'search.title': undefined
  'search.ask': undefined
  'search.askHint': undefined
  'search.where': undefined
  'search.everywhere': undefined
  'search.mails': undefined
  'search.calls': undefined
  'search.slack': undefined
  'search.tickets': undefined
  'search.deals': undefined
  'search.go': undefined
  'search.whatToKnow': undefined
  'search.whatIsSearched': undefined
  'search.none': undefined
  'search.noneText': undefined
  'search.places': { count: unknown }
  'search.examples.cancel': undefined
  'search.examples.seats': undefined
  'search.examples.addresses': undefined
  'search.examples.leaving': undefined
  'person.title': undefined
  'person.parts': undefined
  'person.champion': undefined
  'person.tabs.timeline': undefined
  'person.tabs.said': undefined
  'person.tabs.records': undefined
  'person.email': undefined
  'person.moreEmails': { count: unknown }
  'person.customers': undefined
  'person.firstSeen': undefined
  'person.lastActive': undefined
  'person.devices': undefined
  'person.customer': undefined
  'person.allCustomers': undefined
  'person.noEvents': undefined
  'person.nothingSaid': undefined
  'person.nothingSaidWhy': undefined
  'person.knownAs': undefined
  'person.noDevices': undefined
  'person.noDevicesWhy': undefined
  'person.unknownDevice': undefined
  'person.events': { count: unknown }
  'person.seen': { first: unknown; last: unknown }
  'person.merges': undefined
  'person.noMerges': undefined
  'person.noMergesWhy': undefined
  'person.unnamed': undefined
  'person.mergedBecause.email_claimed': undefined
  'person.mergedBecause.domain_owned': undefined
  'person.mergedBecause.account_joined': undefined
  'person.mergedBecause.reviewed': undefined
  'person.undo': undefined
  'person.undoTitle': undefined
  'person.undoText': undefined
  'person.undone': undefined
  'champions.title': undefined
  'champions.views': undefined
  'champions.everybody': undefined
  'champions.lostTitle': undefined
  'champions.presentTitle': undefined
  'champions.noneLost': undefined
  'champions.noneLostWhy': undefined
  'champions.none': undefined
  'champions.noneWhy': undefined
  'champions.unknown': undefined
  'champions.status.present': undefined
  'champions.status.quiet': undefined
  'champions.status.left': undefined
  'champions.status.removed': undefined
  'champions.because.named': undefined
  'champions.because.told': undefined
  'champions.because.most_active': { count: unknown }
  'champions.because.tied': { count: unknown }
  'champions.lost.quiet': { when: unknown }
  'champions.lost.left': undefined
  'champions.lost.leftUnquoted': undefined
  'champions.lost.removed': undefined
  'customerPeople.none': undefined
  'customerPeople.noneWhy': undefined
  'timeline.channel': undefined
  'timeline.all': undefined
  'timeline.person': undefined
  'timeline.everybody': undefined
  'timeline.somebody': undefined
  'timeline.none': undefined
  'timeline.noneIn': { channel: unknown }
  'timeline.noneWhy': undefined
  'timeline.loading': undefined
  'timeline.earlier': undefined
  'timeline.channels.PRODUCT': undefined
  'timeline.channels.COMMUNICATION': undefined
  'timeline.channels.MEETING': undefined
  'timeline.channels.SUPPORT': undefined
  'timeline.channels.CRM': undefined
  'timeline.channels.BILLING': undefined
  'timeline.channels.IDENTITY': undefined
  'timeline.channels.DOCUMENT': undefined
  'timeline.channels.SYSTEM': undefined
  'find.title': undefined
  'find.field': undefined
  'find.placeholder': undefined
  'find.found': undefined
  'find.said': { words: unknown }
  'find.nothing': undefined
  'find.key': { letter: unknown }
  'find.signal': undefined
  'find.dashboard': undefined
  'find.query': undefined
  'lists.mine': undefined
  'lists.pinned': undefined
  'lists.clear': undefined
  'lists.save': undefined
  'lists.name': undefined
  'lists.me': undefined
  'lists.yes': undefined
  'lists.no': undefined
  'lists.and': undefined
  'lists.or': undefined
  'lists.andBetween': undefined
  'lists.orBetween': undefined
  'lists.somebody': undefined
  'lists.goneSegment': undefined
  'lists.several': undefined
  'lists.anyAssessment': undefined
  'lists.anyBilling': undefined
  'lists.anyOwner': undefined
  'lists.anyStage': undefined
  'lists.noneLikeHelp': undefined
  'lists.csv': undefined
  'lists.csvRunning': undefined
  'lists.csvSaved': undefined
  'lists.days': { count: unknown }
  'lists.rose': { count: unknown }
  'lists.fell': { count: unknown }
  'lists.customers.title': undefined
  'lists.customers.search': undefined
  'lists.customers.found': { count: unknown }
  'lists.customers.none': undefined
  'lists.customers.noneHelp': undefined
  'lists.customers.noneLike': undefined
  'lists.people.title': undefined
  'lists.people.search': undefined
  'lists.people.found': { count: unknown }
  'lists.people.none': undefined
  'lists.people.noneHelp': undefined
  'lists.people.noneLike': undefined
  'lists.fields.name': undefined
  'lists.fields.name_of_customer': undefined
  'lists.fields.name_of_person': undefined
  'lists.fields.domain': undefined
  'lists.fields.email': undefined
  'lists.fields.billing': undefined
  'lists.fields.plan': undefined
  'lists.fields.mrr': undefined
  'lists.fields.currency': undefined
  'lists.fields.health': undefined
  'lists.fields.health_change': undefined
  'lists.fields.assessment': undefined
  'lists.fields.renewal': undefined
  'lists.fields.owner': undefined
  'lists.fields.contacts': undefined
  'lists.fields.tag': undefined
  'lists.fields.tags': undefined
  'lists.fields.segment': undefined
  'lists.fields.segments': undefined
  'lists.fields.stage': undefined
  'lists.fields.customer': undefined
  'lists.fields.id': undefined
  'lists.fields.first_seen': undefined
  'lists.fields.activated': undefined
  'lists.fields.last_activity': undefined
  'lists.operators.is': undefined
  'lists.operators.is_not': undefined
  'lists.operators.contains': undefined
  'lists.operators.is_set': undefined
  'lists.operators.is_not_set': undefined
  'lists.operators.lt': undefined
  'lists.operators.lte': undefined
  'lists.operators.gt': undefined
  'lists.operators.gte': undefined
  'lists.operators.in_last_days': undefined
  'lists.operators.not_in_last_days': undefined
  'lists.operators.in_next_days': undefined
  'lists.operators.before': undefined
  'lists.operators.after': undefined
  'lists.filter.open': undefined
  'lists.filter.title': undefined
  'lists.filter.what': undefined
  'lists.filter.match': undefined
  'lists.filter.all': undefined
  'lists.filter.any': undefined
  'lists.filter.condition': { number: unknown }
  'lists.filter.field': undefined
  'lists.filter.operator': undefined
  'lists.filter.value': undefined
  'lists.filter.add': undefined
  'lists.filter.remove': undefined
  'lists.filter.removeOne': { condition: unknown }
  'lists.filter.show': undefined
  'lists.filter.addGroup': undefined
  'lists.filter.group': { number: unknown }
  'lists.filter.groupMatch': { number: unknown }
  'lists.filter.conditionOfGroup': { group: unknown; number: unknown }
  'lists.filter.addToGroup': { number: unknown }
  'lists.filter.removeGroup': { number: unknown }
  'lists.columns.open': undefined
  'lists.columns.title': undefined
  'lists.columns.what': undefined
  'lists.columns.shown': undefined
  'lists.columns.add': undefined
  'lists.columns.up': { column: unknown }
  'lists.columns.down': { column: unknown }
  'lists.columns.remove': { column: unknown }
  'lists.columns.show': undefined
  'lists.view.open': undefined
  'lists.view.title': undefined
  'lists.view.what': undefined
  'lists.view.pinned': undefined
  'lists.view.shared': undefined
  'lists.view.saveAsNew': undefined
  'lists.view.saved': { name: unknown }
  'lists.view.conflict': undefined
  'lists.view.remove': undefined
  'lists.view.removed': { name: unknown }
  'lists.view.gone': undefined
  'lists.segment.open': undefined
  'lists.segment.title': undefined
  'lists.segment.what': undefined
  'lists.segment.needsFilter': undefined
  'lists.segment.saved': { count: unknown; name: unknown }
  'lists.bulk.title': undefined
  'lists.bulk.choose': { name: unknown }
  'lists.bulk.chosen': { count: unknown }
  'lists.bulk.owner': undefined
  'lists.bulk.noOwner': undefined
  'lists.bulk.tag': undefined
  'lists.bulk.addTag': undefined
  'lists.bulk.removeTag': undefined
  'lists.bulk.changed': { count: unknown }
  'lists.bulk.undone': { count: unknown }
  'lists.bulk.undo': undefined
  'lists.bulk.clear': undefined
  'lists.inGroup': { conditions: unknown }
  'segments.title': undefined
  'segments.what': undefined
  'segments.none': undefined
  'segments.noneHelp': { customers: unknown }
  'segments.filling': undefined
  'segments.show': undefined
  'segments.archive': undefined
  'segments.archived': { name: unknown }
  'segments.undo': undefined
  'segments.restored': { name: unknown }
  'segments.history': undefined
  'segments.noHistory': undefined
  'segments.entered': undefined
  'segments.left': undefined
  'segments.unnamed': undefined
  'unread.text': { names: unknown }
  'dashboards.title': undefined
  'dashboards.what': undefined
  'dashboards.new': undefined
  'dashboards.none': undefined
  'dashboards.noneHelp': undefined
  'dashboards.tiles': { count: unknown }
  'dashboards.isShared': undefined
  'dashboards.share': undefined
  'dashboards.added': undefined
  'dashboards.addTile': undefined
  'dashboards.arrange': undefined
  'dashboards.settings': undefined
  'dashboards.empty': undefined
  'dashboards.emptyHelp': undefined
  'dashboards.up': undefined
  'dashboards.down': undefined
  'dashboards.width': undefined
  'dashboards.half': undefined
  'dashboards.full': undefined
  'dashboards.show': undefined
  'dashboards.shows.number': undefined
  'dashboards.shows.table': undefined
  'dashboards.shows.bar': undefined
  'dashboards.shows.line': undefined
  'dashboards.removeTile': undefined
  'dashboards.removedTile': { name: unknown }
  'dashboards.remove': undefined
  'dashboards.removed': { name: unknown }
  'dashboards.conflict': undefined
  'dashboards.settingsConflict': undefined
  'dashboards.aQuery': undefined
  'dashboards.asOf': { time: unknown }
  'dashboards.refresh': undefined
  'dashboards.refreshTile': { name: unknown }
  'dashboards.cut': undefined
  'dashboards.notShowable': undefined
  'dashboards.charts.events': undefined
  'dashboards.charts.active_customers': undefined
  'dashboards.charts.mrr': undefined
  'dashboards.charts.arr_by_industry': undefined
  'dashboards.charts.feature_adoption': undefined
  'adoption.title': undefined
  'adoption.what': undefined
  'adoption.segment': undefined
  'adoption.everybody': undefined
  'adoption.goneSegment': undefined
  'adoption.period': undefined
  'adoption.weeks': { count: unknown }
  'adoption.none': undefined
  'adoption.noneHelp': undefined
  'adoption.active': { count: unknown }
  'adoption.activeTitle': undefined
  'adoption.chart': undefined
  'adoption.feature': undefined
  'adoption.customersColumn': undefined
  'adoption.rate': undefined
  'adoption.without': undefined
  'adoption.firstUse': undefined
  'adoption.unknown': undefined
  'adoption.show': undefined
  'adoption.noWeek': undefined
  'adoption.withoutTitle': { name: unknown }
  'adoption.weekTitle': { feature: unknown; week: unknown }
  'adoption.weekLabel': { customers: unknown; feature: unknown; people: unknown; week: unknown }
  'adoption.breadth': undefined
  'adoption.breadthOf': { customers: unknown; features: unknown }
  'adoption.used': { count: unknown }
  'adoption.customers': { count: unknown }
  'adoption.people': { count: unknown }
  'adoption.times': { count: unknown }
  'adoption.uses': { people: unknown; uses: unknown }
  'adoption.nobody': undefined
  'digest.monday': undefined
  'digest.mine': undefined
  'digest.choose': undefined
  'digest.offer': { email: unknown }
  'digest.turnOn': undefined
  'digest.openLink': { email: unknown }
  'digest.mustConfirm': { email: unknown }
  'digest.onlyMembers': undefined
  'digest.onlyMembersText': undefined
  'digest.enabled': undefined
  'digest.to': undefined
  'digest.byMail': { email: unknown }
  'digest.scope': undefined
  'digest.myAccounts': undefined
  'digest.allAccounts': undefined
  'digest.whenQuiet': undefined
  'digest.quietSay': undefined
  'digest.quietSkip': undefined
  'digest.saved': undefined
  'digest.savedOff': undefined
  'digest.address': undefined
  'digest.addressStatus.unconfirmed': undefined
  'digest.addressStatus.waiting': undefined
  'digest.addressStatus.confirmed': undefined
  'digest.addressStatus.disabled': undefined
  'digest.linkUntil': { when: unknown }
  'digest.missing': { settings: unknown }
  'digest.linkSent': { email: unknown }
  'digest.sendLink': undefined
  'digest.preview': undefined
  'digest.sendNow': undefined
  'digest.queued': undefined
  'digest.wasSent': { when: unknown }
  'digest.wasQuiet': { when: unknown }
  'digest.notSent': { reason: unknown; when: unknown }
  'endpoints.new': undefined
  'endpoints.what': undefined
  'endpoints.none': undefined
  'endpoints.noneWhy': undefined
  'endpoints.notAllowed': undefined
  'endpoints.notAllowedWhy': { permission: unknown }
  'endpoints.url': undefined
  'endpoints.urlHelp': undefined
  'endpoints.kind': undefined
  'endpoints.kinds.webhook': undefined
  'endpoints.kinds.email': undefined
  'endpoints.kindHelp.webhook': undefined
  'endpoints.kindHelp.email': undefined
  'endpoints.recipients': undefined
  'endpoints.recipientsHelp': undefined
  'endpoints.noMembers': undefined
  'endpoints.aMember': undefined
  'endpoints.unsubscribed': undefined
  'endpoints.mailTo': { count: unknown }
  'endpoints.added': undefined
  'endpoints.description': undefined
  'endpoints.descriptionHelp': undefined
  'endpoints.events': undefined
  'endpoints.eventsHelp': undefined
  'endpoints.onlyAutomations': undefined
  'endpoints.add': undefined
  'endpoints.turn': { name: unknown }
  'endpoints.receives': undefined
  'endpoints.turnedOn': { name: unknown }
  'endpoints.turnedOff': { name: unknown }
  'endpoints.state.failing': undefined
  'endpoints.state.stopped': undefined
  'endpoints.lastDelivered': { when: unknown }
  'endpoints.dropped': { count: unknown }
  'endpoints.bothSecrets': { when: unknown }
  'endpoints.rotate': undefined
  'endpoints.rotateTitle': { name: unknown }
  'endpoints.rotateText': undefined
  'endpoints.remove': undefined
  'endpoints.removeTitle': { name: unknown }
  'endpoints.removeText': undefined
  'endpoints.removed': { name: unknown }
  'endpoints.secretTitle': undefined
  'endpoints.secretText': undefined
  'endpoints.copySecret': undefined
  'endpoints.replay': undefined
  'endpoints.replayAll': undefined
  'endpoints.replayed': { count: unknown }
  'endpoints.nextAttempt': { when: unknown }
  'endpoints.event.customerActivated': undefined
  'endpoints.event.customerChurned': undefined
  'endpoints.event.customerMerged': undefined
  'endpoints.event.userIdentified': undefined
  'endpoints.event.factDetected': undefined
  'endpoints.event.subscriptionChanged': undefined
  'endpoints.event.attentionOpened': undefined
  'endpoints.event.attentionResolved': undefined
  'endpoints.event.segmentEntered': undefined
  'endpoints.event.segmentLeft': undefined
  'endpoints.event.signalOccurred': undefined
  'endpoints.event.automationRan': undefined
}
