export const mailTexts = {
  'mail.greeting': 'First line of an e-mail to a visitor. {name} is the first name.',
  'mail.greetingUnknown': 'First line of an e-mail to a visitor whose name we do not know.',
  'mail.closing': 'Last line of an e-mail, above the name of the agency.',
  'mail.receivedSubject':
    'Subject of the e-mail that says a request has arrived. {agency} is the name of the agency.',
  'mail.receivedText':
    'Above the choices and contact details that the visitor sent. Their own words are not repeated.',
  'mail.receivedReference': 'Appears below that copy. {reference} is the number of the request.',
  'mail.visitHoldSubject':
    'Subject of the e-mail with which a visitor confirms a visit. {agency} is the name of the agency.',
  'mail.visitHoldText': 'Appears above day, time and place of a visit that is not confirmed yet.',
  'mail.visitHoldUntil': 'Appears above the button of that e-mail. {time} is until when the time is held.',
  'mail.visitHoldButton': 'Button that leads to the page on which a visit is confirmed.',
  'mail.visitSubject': 'Subject of the e-mail that confirms a visit. {agency} is the name of the agency.',
  'mail.visitText': 'Appears above day, time and place of a visit.',
  'mail.visitTitle': 'Title of a visit in a calendar. {property} is the title of the property.',
  'mail.visitPlace': 'Label of the place of a visit.',
  'mail.visitAddress': 'Replaces a street that is not published, before postal code and town.',
  'mail.visitVideo': 'Replaces the place of a visit by video.',
  'mail.visitChange': 'Above the button of a confirmed visit. {phone} is the phone number of the agency.',
  'mail.applicationSubject':
    'Subject of the e-mail that confirms a rental application. {agency} is the name of the agency.',
  'mail.applicationText': 'Text of that e-mail.',
  'mail.visitChangeButton': 'Button that leads to the page on which a visit is moved or cancelled.',
  'mail.visitMovedSubject':
    'Subject of the e-mail to a visitor who moved a visit. {agency} is the name of the agency.',
  'mail.visitMovedText': 'Appears above the new day, time and place of a visit.',
  'mail.visitCancelledSubject':
    'Subject of the e-mail to a visitor who cancelled a visit. {agency} is the name of the agency.',
  'mail.visitCancelledText': 'Appears above the day and time of that visit.',
  'mail.visitMovedStaff':
    'Subject of the e-mail to the agency about a visit that was moved. {name} is the visitor.',
  'mail.visitMovedStaffText': 'Text of that e-mail. {name} is the visitor.',
  'mail.visitCancelledStaff':
    'Subject of the e-mail to the agency about a visit that was cancelled. {name} is the visitor.',
  'mail.visitCancelledStaffText': 'Text of that e-mail. {name} is the visitor.',
  'mail.visitCalledOffSubject':
    'Subject of the e-mail to a visitor whose visit the agency cancelled. {agency} is its name.',
  'mail.visitCalledOffText': 'Appears above the day and time of that visit.',
  'mail.visitCalledOffNext': 'Appears below them. {phone} is the phone number of the agency.',
  'mail.visitCalledOffStaffText':
    'Text of the e-mail to the agency about a visit that staff cancelled. {name} is the visitor.',
  'mail.visitBefore': 'Label of the day and time that a visit had before it was moved.',
  'mail.visitReminderSubject': 'Subject of the e-mail the day before a visit. {moment} is its day and time.',
  'mail.visitReminderText': 'Appears above the day, time and place in that e-mail.',
  'mail.friendSubject':
    'Subject of the e-mail that shows a property to a friend. {agency} is the name of the agency.',
  'mail.friendText':
    'Above the link of that e-mail. {sender} is who sent it, {agency} the name of the agency.',
  'mail.friendOnce': 'Below the link of that e-mail.',
  'mail.offerSubject':
    'Subject of the e-mail that says an offer has arrived. {agency} is the name of the agency.',
  'mail.offerText': 'Says that an offer is not yet a sale, above what the visitor filled in.',
  'mail.documentsSubject':
    'Subject of the e-mail with the documents of a property. {agency} is the name of the agency.',
  'mail.documentsText': 'Appears above the property in that e-mail.',
  'mail.documentsButton': 'Button of that e-mail.',
  'mail.documentsUntil': 'Below the documents in that e-mail. {date} is the last day of the link.',
  'mail.confirmSubject':
    'Subject of the e-mail that asks to confirm a subscription. {agency} is the name of the agency.',
  'mail.confirmText': 'Appears above the link of that e-mail.',
  'mail.confirmButton': 'Button of that e-mail.',
  'mail.confirmDays': 'Says how long that link works. {days} is the number of days.',
  'mail.confirmIgnore': 'Appears below that link.',
  'mail.subscribedSubject':
    'Subject of the e-mail to someone who is subscribed. {agency} is the name of the agency.',
  'mail.subscribedText': 'Text of that e-mail.',
  'mail.leaveSubject':
    'Subject of the e-mail with a link to unsubscribe. {agency} is the name of the agency.',
  'mail.leaveText': 'Appears above the link of that e-mail.',
  'mail.unsubscribe': 'Link at the end of every newsletter e-mail.',
  'mail.alertConfirmSubject':
    'Subject of the e-mail that asks to confirm a search alert. {agency} is the name of the agency.',
  'mail.alertConfirmText': 'Appears above the criteria and the link of that e-mail.',
  'mail.alertConfirmButton': 'Button of that e-mail.',
  'mail.alertActiveSubject':
    'Subject of the e-mail to someone whose search alert runs already. {agency} is the name of the agency.',
  'mail.alertActiveText': 'Appears above the criteria in that e-mail.',
  'mail.alertSubject_one': 'Subject of the e-mail of a search alert. {count} is 1.',
  'mail.alertSubject_other': 'Subject of the e-mail of a search alert. {count} is how many properties.',
  'mail.alertText': 'Appears above the criteria and the properties in that e-mail.',
  'mail.alertNew': 'Below a new property in that e-mail. {price} is its price.',
  'mail.alertReduced': 'Below a property with a lower price in that e-mail. {price} is the new one.',
  'mail.alertMore_one': 'Below the properties of that e-mail. {count} is 1, the one that it does not show.',
  'mail.alertMore_other': 'Below the properties of that e-mail. {count} is how many it does not show.',
  'mail.alertList': 'Button to the list with the criteria of a search alert.',
  'mail.alertUntil': 'Says how long a search alert runs. {date} is its last day.',
  'mail.alertChange': 'Link to the page on which a search alert is changed.',
  'mail.alertStop': 'Link to the page on which a search alert is stopped.',
  'mail.crmSubject':
    'Subject of the e-mail to staff about what their property software did not take. {software} is its name, {subject} the subject of the e-mail before.',
  'mail.staffSubject':
    'Subject of the e-mail to the agency. {form} is the kind of request, {name} who sent it.',
  'mail.staffIntro': 'Appears above what a visitor sent, in the e-mail to the agency.',
  'mail.staffPage': 'Names the page that a visitor sent the form from, in the e-mail to the agency.',
  'mail.staffNumber': 'Names the number of a request, in the e-mail to the agency.',
  'mail.staffReply': 'Last line of the e-mail to the agency. {name} is who sent the request.',
  'mail.reminderSubject':
    'Subject of the e-mail that reminds a colleague of a request. {name} is who sent the request.',
  'mail.reminderText': 'Appears above that request.',
  'mail.reminderOpen': 'Button that opens the request in the Studio.',
  'mail.lawSubject': 'Subject of the e-mail to the agency about adverts that will lack something.',
  'mail.lawText': 'Appears above those adverts.',
  'mail.lawLine': 'Beside an advert. {fact} is what it will lack, {date} the first day.',
  'mail.lawAdvice': 'Appears below those adverts.',
  'mail.replyThisProperty': 'Replaces a property that is no longer listed, in a reply to a visitor.',
  'mail.about.contact-me': 'Names a question about a property in the subject of an e-mail.',
  'mail.about.contact-appointment': 'Names a request for an appointment in the subject of an e-mail.',
  'mail.about.rental-application': 'Names a rental application in the subject of an e-mail.',
  'mail.about.contact-construction': 'Names a question about a project in the subject of an e-mail.',
  'mail.about.contact-demand': 'Names a request for a valuation in the subject of an e-mail.',
  'mail.about.offer-to-buy': 'Names an offer to buy in the subject of an e-mail.',
  'mail.about.testimonial': 'Names a testimonial in the subject of an e-mail.',
  'mail.about.demand-register': 'Names a search request in the subject of an e-mail.',
  'mail.about.send-to-friend': 'Names a page sent to a friend in the subject of an e-mail.',
  'mail.about.site-contact': 'Names a message through the contact form in the subject of an e-mail.',
  'mail.about.sign-newsletter': 'Names a subscription to the newsletter in the subject of an e-mail.',
  'mail.about.site-contact-small':
    'Names a message through the short contact form in the subject of an e-mail.',
  'mail.about.request-documents': 'Names a request for documents in the subject of an e-mail.',
  'mail.about.owner-message': 'Names a message of an owner in the subject of an e-mail.',
  'mail.ownerDocumentSubject':
    'Subject of the e-mail to staff about a document that an owner sent. {owner} is the owner, {document} the kind of document.',
  'mail.ownerDocumentText':
    'Text of that e-mail. {owner} is the owner, {date} the last day on which the link in it works.',
  'mail.ownerDocumentButton': 'Button of that e-mail, which saves the document.',
  'mail.ownerDeletionSubject':
    'Subject of the e-mail to staff about an owner who deleted their account. {owner} is the owner.',
  'mail.ownerDeletionText': 'Text of that e-mail. {owner} is the owner.',
  'mail.ownerAnswerSubject':
    'Subject of the mail to the broker when an owner answers. {owner} is the owner, {answer} what they say.',
  'mail.ownerAnswerText': 'Text of that mail. {owner} is the owner.',
  'mail.ownerAnswerAbout': 'Label of the visit or the offer in that mail.',
  'mail.ownerAnswer': 'Label of the answer in that mail.',
  'mail.ownerMoment': 'Label of the moment that an owner proposes, in that mail.',
  'mail.ownerText': 'Label of the words of the owner in that mail.',
  'mail.ownerAccepts': 'Answer in that mail.',
  'mail.ownerDeclines': 'Answer in that mail.',
  'mail.ownerConfirms': 'Answer in that mail.',
  'mail.ownerRefuses': 'Answer in that mail.',
  'mail.ownerProposes': 'Answer in that mail.',
} as const;
