import type { Concepts } from '../../grammar/index.js'

const digit = '=oh|=zero|=nought|=double|=triple|=one|=two|=three|=four|=five|=six|=seven|=eight|=nine|=ten|=hundred|=nil'

/** Numbers, mail addresses and places, and the words that go before them. */
export const addresses: Concepts = {
  mailAddress: ['<email>'],
  saidMailAddress: ['at <any> <any>? dot (com|org|net|example|io|de|co|eu|uk|fr|es|nl)'],
  phoneNumber: ['+ <digits> <digits> <digits>? <digits>? <digits>? <digits>?', '<digits> <digits> <digits> <digits>? <digits>? <digits>?'],
  labelledNumber: ['(number|mobile|phone|cell|line|tel|extension) ..3 : <phoneNumber>'],
  saidNumber: [`(${digit}) (${digit}) (${digit})`],
  mailLead: [
    'email|mail|address|inbox|reach|write|send|contact|forward|cc|copy|invoice|use|reply|loop|correspondence|direct (it|this|them|questions)|go to|goes to|addressed|messages|billing|under|via|work one|private one|new one|contact person|lead|replacement|successor|in charge|responsible|looks after|purchasing|accounts|finance|instead|from now on|going forward'
  ],
  phoneLead: [
    'phone|mobile|cell|telephone|number|line|direct|landline|whatsapp|signal|desk|extension|ext|call|ring|reach|text|dial|get me|get (him|her|them)|catch|tel|cellphone|handy|direct dial|ddi'
  ],
  goTo: [
    'it be <name> you (want|need|should)',
    '(best|please|better|you can) (talk|write|speak|go|turn) to <name> (for|about|from now on|instead|now|on)',
    '(contact person|right person|your contact|new contact) .. (be|will be|:) <name>',
    '(for (anything|everything|questions|all things) (about|on|to do with|around|concerning|regarding) ..3 (it be|ask|contact|talk to|write to|turn to|go to|speak to|call)) <name> !(who|first)'
  ],
  addressLead: [
    'office|address|headquarters|hq|located|ship|shipment|parcel|package|visit|post|send|deliver|delivery|move|relocate|registered|find us|warehouse|invoice|postal|new place|premises|yep|yes'
  ],
  street: [
    '(unit|suite|dock|gate|building|floor|hall) <digits>',
    '<digits> <name> (street|road|avenue|lane|square|way|drive|court|place|quay|row|terrace|boulevard|park|close|wharf)',
    '<name> (street|road|avenue|lane|square|quay|row|terrace|boulevard|wharf|strasse) <digits>?'
  ],
  notContact: [
    'order|ticket|case|reference|tracking|serial|transaction|iban|vat|tax|model|passport|confirmation|passcode|pin|error|bounce|spam|unsubscribe|test user|test account|placeholder|log in|login|sign in|undeliverable|rejected|row|version|invite <any>? as|user'
  ]
}
