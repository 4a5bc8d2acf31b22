import type { MailLanguage } from '../mail-language.js'

export const english: MailLanguage = {
  introductions: 'on, at',
  wrote: 'wrote, writes, has written, said',
  headers: {
    from: 'from, sender',
    sent: 'sent, sent on, received',
    date: 'date',
    to: 'to, cc, bcc',
    subject: 'subject, re',
    other: 'reply-to, importance, priority, attachments, attachment, sensitivity, when, where, organization'
  },
  separators: 'original message, original appointment, original e-mail, original email, forwarded message, reply message, forwarded by',
  openings: `
    begin forwarded message, forwarded message, please type your reply above this line, reply above this line,
    please reply above this line
  `,
  farewells: `
    best regards, kind regards, kindest regards, warm regards, warmest regards, with regards, with kind regards,
    with best regards, many regards, regards, best wishes, with best wishes, warm wishes, all the best, all best, best,
    many thanks, thanks, thank you, thanks again, thanks and regards, cheers, sincerely, yours sincerely, yours truly,
    yours faithfully, sincerely yours, yours, cordially, respectfully, take care, talk soon, see you, see you soon,
    have a great day, have a nice day, have a good weekend, love, ta, br, rgds, kr, brgds, bye, until then, speak soon,
    with thanks, with gratitude, warmly
  `,
  closings:
    'i look forward, we look forward, looking forward, please do not hesitate, do not hesitate, please let me know if, let me know if',
  postscripts: 'ps, p.s, pps, p.p.s, nb',
  sentFrom: 'sent from, sent with, sent via, sent using, composed with, written on',
  getApp: 'get, get the, download, try',
  excuses: 'please excuse, excuse, please pardon, pardon, please forgive, apologies, sorry for',
  onBehalf: 'p.p., pp',
  devices: `
    iphone, ios, ipad, ipod, apple watch, galaxy, samsung, android, smartphone, phone, mobile, mobile device, tablet,
    blackberry, outlook, huawei, xiaomi, pixel, oneplus, nokia, motorola, xperia, windows, mail for windows, yahoo,
    proton mail, protonmail, proton, gmail, aol, gmx, web.de, mailbird, spark, thunderbird, superhuman, airmail, hey,
    fairphone, redmi, oppo, honor, mailspring, front, missive, bluemail, blue mail, mymail, k-9 mail, fastmail, zoho mail,
    canary, newton mail, edison mail
  `,
  disclaimers: [
    /(?:e-?mail|message|communication|transmission|attachments?|contents?).{0,120}(?:confidential|intended (?:solely|only|exclusively|for)|privileged|named recipient)/u,
    /intended (?:solely|only|exclusively) for|(?:not|if you are not) (?:an? |the )?(?:intended|named) (?:recipient|addressee)|intended recipient/u,
    /received (?:this|it) .{0,40}in error/u,
    /^(?:confidentiality|legal|privacy) (?:notice|notes?|disclaimer|statement)\b|^disclaimer\b|^email disclaimer/u,
    /^(?:to )?unsubscribe|unsubscribe (?:here|from (?:this|these|our) (?:e-?mail|list|news))|view (?:this (?:e-?mail|message) )?(?:it )?in (?:your|a) browser|(?:update|manage) your (?:email )?preferences/u,
    /all rights reserved|^©|^\(c\) (?:19|20)\d\d/u,
    /virus-free|scanned (?:for|by) .{0,30}(?:virus|malware)|checked for viruses|free of viruses/u,
    /(?:consider|think of|think about) (?:the|our) environment|before printing this|think before you print|(?:do not|don't) print this (?:e-?mail|message)/u
  ],
  banners: [
    /^(?:\[|\*+ ?)?(?:caution|external|warning|external (?:e-?mail|sender))\b.{0,5}(?::|\]|-).{0,200}(?:outside|external|sender|links?|attachments?)/u,
    /^(?:join (?:zoom|teams|microsoft teams|the) meeting|one tap mobile|meeting id:|dial-?in\b.{0,20}:)/u
  ],
  registers: [
    /registered (?:office|in (?:england|scotland|wales|ireland))|company (?:registration )?(?:no|number)|vat (?:reg|no|number|id)|incorporated in/u
  ],
  titles: `
    manager, director, head of, vp, svp, evp, vice president, president, chief, ceo, cto, cfo, coo, cio, cmo, founder,
    co-founder, partner, consultant, engineer, engineering, developer, analyst, executive, assistant, coordinator, officer,
    specialist, supervisor, accountant, buyer, lead, team lead, owner, secretary, architect, designer, technician, procurement,
    purchasing, sales, marketing, customer success, customer service, support, operations, department, accounts payable,
    human resources, logistics, administrator, representative, controller, planner, editor, professor, lecturer, solicitor,
    attorney
  `,
  legalForms: `
    Ltd, Limited, plc, Inc, LLC, LLP, Corp, Corporation, Company, Co, Group, Holdings, Pty, & Sons, & Co, Associates, Partners,
    Systems, Services, Solutions, Foundation, Institute, University
  `,
  contacts: `
    t, m, p, f, e, w, d, o, c, tel, phone, telephone, mobile, mob, cell, fax, office, direct, direct line, ddi, ext, extension,
    email, e-mail, mail, web, www, website, skype, linkedin, twitter, whatsapp, hotline, switchboard, address, h, teams, zoom
  `,
  streets: `
    street, st, road, rd, avenue, ave, lane, drive, parade, square, court, house, floor, suite, unit, building,
    industrial estate, business park, park, p.o. box, po box, quay, close, way
  `
}
