/** Everything the case evaluation can ask; the message that is sent has a place for each. */
export const formFieldNames = [
  'hasAccident',
  'needsLegalHelp',
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'state',
  'zipCode',
  'accidentDate',
  'accidentType',
  'injuryDescription',
  'medicalTreatment',
  'hadInsurance',
  'whoAtFault',
  'additionalInfo',
] as const;

/** What the chat remembers besides the options that were chosen. */
export const chatFieldNames = ['accidentDate', 'injuryType', 'phoneNumber'] as const;
