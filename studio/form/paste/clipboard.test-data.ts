/** HTML as programs put it on the clipboard, shortened to one of each. */

const numbered = (sign: string) =>
  `<![if !supportLists]><span lang=NL-BE style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;

export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @page WordSection1 {size:595.3pt 841.9pt;} --></style></head>
<body lang=NL-BE link="#0563C1" style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoTitle><span lang=NL-BE style='font-size:28.0pt'>Verkopen in zes weken<o:p></o:p></span></p>
<h1><a name="_Toc1"></a><b><span style='color:#2F5496'>Zo gaat het<o:p></o:p></span></b></h1>
<p class=MsoNormal><span lang=NL-BE style='font-family:"Comic Sans MS";color:red;mso-ansi-language:NL-BE'>Wij
komen <b>gratis</b> langs<span style='mso-spacerun:yes'>&nbsp; </span>en meten elke kamer, op 1&nbsp;m<sup>2</sup> na:
lees <a href="https://www.example.org/meten"><i>hoe wij meten</i></a><a style='mso-footnote-id:ftn1' href="#_ftn1"
title=""><span class=MsoFootnoteReference>[1]</span></a>.<br>
Bel <a href="file:///C:/Users/An/plan.docx">An</a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${numbered('1.')}Schatting<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'>${numbered('a.')}ter plaatse<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l1 level2 lfo2'>${numbered('o')}of op papier<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${numbered('2.')}<b>Verkoop</b><o:p></o:p></p>
<h2 style='mso-list:l3 level1 lfo3'>${numbered('1')}Daarna<o:p></o:p></h2>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l2 level1 lfo4'>${numbered('·')}De akte<o:p></o:p></p>
<p class=MsoQuote>Alles liep vlot.<o:p></o:p></p>
<p class=MsoNormal><span style='mso-no-proof:yes'><img width=604 height=340 src="file:///C:/Temp/clip_image001.png"></span></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Ereloon<o:p></o:p></p></td><td><p class=MsoNormal>3 %<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`;

export const fromGoogleDocs = `<meta charset='utf-8'><html><head></head><body><b style="font-weight:normal;" id="docs-internal-guid-1c2d3e4f-7fff-aaaa-bbbb-0123456789ab"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;white-space:pre-wrap;">Vendre en six semaines</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;">Nous venons </span><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">gratuitement</span><span style="font-weight:400;font-style:normal;">, puis</span><span style="font-weight:400;"><br></span><span style="font-weight:400;font-style:italic;">nous mesurons</span><span style="text-decoration:underline;">&nbsp;: </span><a href="https://www.google.com/url?q=https%3A%2F%2Fwww.example.org%2Fmesurer&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">notre méthode</span></a><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><br /><h3 dir="ltr"><span style="font-weight:700;">Ensuite</span></h3><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">L’estimation</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">sur place</span></p></li><ol><li dir="ltr" aria-level="3"><p dir="ltr" role="presentation"><span>d’abord</span></p></li></ol></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:700;">La vente</span></p></li></ul><ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>L’acte</span></p></li></ol><p dir="ltr"><span><span style="border:none;display:inline-block;"><img src="https://lh7-rt.googleusercontent.com/x" width="602" /></span></span></p></b><br class="Apple-interchange-newline"></body></html>`;

export const fromWordOnWeb = `<div class="OutlineElement Ltr"><p class="Paragraph" role="heading" aria-level="1" paraid="1"><span class="TextRun" data-contrast="none"><span class="NormalTextRun">Selling in six weeks</span></span><span class="EOP">&nbsp;</span></p></div><div class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun" style="font-weight:bold"><span class="NormalTextRun">We come</span></span><span class="TextRun"><span class="NormalTextRun"> to you.</span></span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li class="OutlineElement" role="listitem" data-aria-level="1"><p class="Paragraph"><span class="TextRun">Valuation</span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper"><ul class="BulletListStyle2" role="list"><li class="OutlineElement" role="listitem" data-aria-level="2"><p class="Paragraph"><span class="TextRun">at your place</span></p></li></ul></div>`;
